import { formatMoney, formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, EuroOutlined, RiseOutlined, ShopOutlined } from '@staffel/shared-ui/icons'
import { StatCard, StatGrid } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { customerStatsQuery, type CustomerListFilters } from '../../api/customers.queries.ts'

/** Customers by status and what they accepted, for the filters of the list. */
export function CustomerStatCards({ filters }: { filters: CustomerListFilters }) {
  const { t } = useTranslation('people')
  const { data, isPending } = useQuery(customerStatsQuery(filters))
  const missing = isPending ? undefined : null
  const count = (value: number | undefined) => (value === undefined ? missing : formatNumber(value))
  return (
    <StatGrid>
      <StatCard label={t('customers.counts.total')} icon={<ShopOutlined />} value={count(data?.total)} />
      <StatCard label={t('customers.counts.active')} icon={<CheckCircleOutlined />} value={count(data?.active)} />
      <StatCard label={t('customers.counts.prospects')} icon={<RiseOutlined />} value={count(data?.prospects)} />
      <StatCard
        label={t('customers.counts.accepted')}
        icon={<EuroOutlined />}
        value={data ? formatMoney(data.accepted_value) : missing}
        hint={t('customers.exclVat')}
      />
    </StatGrid>
  )
}
