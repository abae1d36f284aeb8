import type { ProductStats } from '@staffel/shared-api/contract'
import { formatMoney, formatNumber } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { AppstoreOutlined, CheckCircleOutlined, EuroOutlined, WarningOutlined } from '@staffel/shared-ui/icons'
import { StatCard, StatGrid } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { productStatsQuery } from '../../api/products.queries.ts'

/** What of the catalogue is for sale, whatever the filters below; a dash when the figures could not be had. */
export function ProductStatCards({ tenantId }: { tenantId: number | undefined }) {
  const { t } = useTranslation('catalogue')
  const { data: stats, isPending } = useQuery(productStatsQuery(tenantId))
  const apart = useApart(stats)
  const shown = (value: number | undefined, write: (value: number) => string) =>
    value === undefined ? (isPending ? undefined : null) : write(value)

  return (
    <StatGrid>
      <StatCard
        label={t('stats.total')}
        icon={<AppstoreOutlined />}
        value={shown(stats?.total, formatNumber)}
        // Its line is kept free, so that nothing moves when the figures come.
        hint={apart ?? '\u00a0'}
      />
      <StatCard
        label={t('stats.inStock')}
        icon={<CheckCircleOutlined />}
        value={shown(stats?.in_stock, formatNumber)}
      />
      <StatCard label={t('stats.lowStock')} icon={<WarningOutlined />} value={shown(stats?.low_stock, formatNumber)} />
      <StatCard label={t('stats.value')} icon={<EuroOutlined />} value={shown(stats?.stock_value, formatMoney)} />
    </StatGrid>
  )
}

/** Drafts and hidden products are counted apart, and said where there are any. */
function useApart(stats: ProductStats | undefined): string | undefined {
  const { t } = useTranslation('catalogue')
  if (!stats) return undefined
  const { drafts, hidden } = stats
  const counted = [
    drafts > 0 && t('stats.drafts', { count: drafts, shown: formatNumber(drafts) }),
    hidden > 0 && t('stats.hidden', { count: hidden, shown: formatNumber(hidden) }),
  ].filter(Boolean)
  return counted.length > 0 ? t('stats.apart', { counted: counted.join(', ') }) : undefined
}
