import type { CustomerDetail } from '@staffel/shared-api/contract'
import { formatInstantDate, formatMoney, formatNumber, formatPercent } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { EuroOutlined, FileTextOutlined, HistoryOutlined, RiseOutlined } from '@staffel/shared-ui/icons'
import { StatCard, StatGrid } from '@staffel/shared-ui/list'

/** What it was offered, and what became of it. */
export function CustomerFigures({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { totalOffers, acceptedOffers, decided_offers: decided, totalvalue, lastcontact } = customer
  return (
    <StatGrid>
      <StatCard
        label={t('customers.figures.offers')}
        icon={<FileTextOutlined />}
        value={formatNumber(totalOffers)}
        hint={t('customers.figures.accepted', { count: acceptedOffers })}
      />
      <StatCard
        label={t('customers.counts.accepted')}
        icon={<EuroOutlined />}
        value={formatMoney(totalvalue)}
        hint={t('customers.exclVat')}
      />
      <StatCard
        label={t('customers.figures.winRate')}
        icon={<RiseOutlined />}
        value={decided === 0 ? null : formatPercent(Math.round((acceptedOffers / decided) * 1000) / 10)}
        hint={t('customers.figures.decided', { count: decided })}
      />
      <StatCard
        label={t('customers.columns.last')}
        icon={<HistoryOutlined />}
        value={lastcontact === null ? null : formatInstantDate(lastcontact, language)}
      />
    </StatGrid>
  )
}
