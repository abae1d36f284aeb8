import type { DashboardStats } from '@staffel/shared-api/contract'
import { Card, ErrorState } from '@staffel/shared-ui/core'
import { formatMoney, formatNumber, formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { EuroOutlined, FileTextOutlined, RiseOutlined, TeamOutlined } from '@staffel/shared-ui/icons'
import { StatCard, StatGrid } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { dashboardStatsQuery } from '../../api/dashboard.queries.ts'
import { Tiles } from './Tiles.tsx'

/** The four cards, and below them what waits for somebody. */
export function Figures() {
  const { t } = useTranslation('offers')
  const { data, error, isFetching, refetch } = useQuery(dashboardStatsQuery())
  if (!data && error) {
    return (
      <Card>
        <ErrorState
          size="compact"
          title={t('dashboard.stats.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    )
  }
  return (
    <>
      <StatGrid>
        <StatCard
          label={t('dashboard.stats.offers')}
          icon={<FileTextOutlined />}
          value={data && formatNumber(data.total_offers.value)}
          change={data?.total_offers.delta_pct}
          hint={t('dashboard.stats.offersHint')}
        />
        <StatCard
          label={t('dashboard.stats.customers')}
          icon={<TeamOutlined />}
          value={data && formatNumber(data.active_customers.value)}
          change={data?.active_customers.delta_pct}
          hint={t('dashboard.stats.customersHint')}
        />
        <StatCard
          label={t('dashboard.stats.pipeline')}
          icon={<EuroOutlined />}
          value={data && formatMoney(data.pipeline_excl_vat.value, data.currency)}
          change={data?.pipeline_excl_vat.delta_pct}
          hint={pipelineHint(data)}
        />
        <StatCard
          label={t('dashboard.stats.conversion')}
          icon={<RiseOutlined />}
          value={data && formatPercent(data.conversion_rate.value)}
          change={data?.conversion_rate.delta_pct}
          hint={
            data
              ? t('dashboard.stats.decided', { count: data.conversion_rate.decided })
              : t('dashboard.stats.conversionHint')
          }
        />
      </StatGrid>
      <Tiles tiles={data?.tiles} />
    </>
  )

  /** Offers in another currency are not in the amount, which has to be said. */
  function pipelineHint(stats: DashboardStats | undefined): string {
    const others = stats?.other_currencies ?? 0
    return others > 0 ? t('dashboard.stats.pipelineOthers', { count: others }) : t('dashboard.stats.pipelineHint')
  }
}
