import type { Offer } from '@staffel/shared-api/contract'
import { formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMoney } from './OfferCurrency.ts'
import { MarginRemarks } from './MarginRemarks.tsx'
import styles from './offer-earned.module.css'

/** What is earned on an offer, beside its document and never on it; nothing for who may not see it. */
export function OfferEarned({ offer: { margin, items } }: { offer: Pick<Offer, 'margin' | 'items'> }) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  if (margin === undefined || items.length === 0) return false
  return (
    <dl className={styles.earned}>
      <dt>{t('margin.name')}</dt>
      <dd>
        {margin ? `${money(margin.amount)} · ${formatPercent(margin.percent)}` : t('margin.notKnown')}
        {margin && (
          <div className={styles.remarks}>
            <MarginRemarks margin={margin} floor={margin.floor} />
          </div>
        )}
      </dd>
    </dl>
  )
}
