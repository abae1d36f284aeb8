import type { DashboardStats, DashboardTrend } from '@staffel/shared-api/contract'
import { Card, ErrorState, Heading } from '@staffel/shared-ui/core'
import { formatMoney, formatNumber, formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { EuroOutlined, FileTextOutlined, RiseOutlined, TeamOutlined } from '@staffel/shared-ui/icons'
import { StatCard, StatGrid } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { dashboardStatsQuery, dashboardTrendQuery } from '../../../api/dashboard.queries.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { Sparkline } from './Sparkline.tsx'
import styles from './figures.module.css'

/** The four cards of a period, each with the way it came. */
export function Figures({ days }: { days: number }) {
  const { t } = useTranslation('offers')
  const { data, error, isFetching, refetch } = useQuery(dashboardStatsQuery(days))
  const steps = useQuery(dashboardTrendQuery(days)).data?.steps
  const line = (pick: (step: DashboardTrend['steps'][number]) => number | null) => (
    <Sparkline values={steps?.map(pick)} />
  )
  return (
    <>
      <div className={styles.head}>
        <Heading level={2}>{t('dashboard.stats.heading')}</Heading>
        <PeriodChoice days={days} />
      </div>
      {!data && error ? (
        <Card>
          <ErrorState
            size="compact"
            title={t('dashboard.stats.failed')}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      ) : (
        <StatGrid>
          <StatCard
            label={t('dashboard.stats.offers')}
            icon={<FileTextOutlined />}
            value={data && formatNumber(data.total_offers.value)}
            change={data?.total_offers.delta_pct}
            hint={t('dashboard.stats.offersHint')}
            line={line(({ offers }) => offers)}
          />
          <StatCard
            label={t('dashboard.stats.customers')}
            icon={<TeamOutlined />}
            value={data && formatNumber(data.active_customers.value)}
            change={data?.active_customers.delta_pct}
            hint={t('dashboard.stats.customersHint')}
            line={line(({ active_customers }) => active_customers)}
          />
          <StatCard
            label={t('dashboard.stats.pipeline')}
            icon={<EuroOutlined />}
            value={data && formatMoney(data.pipeline_excl_vat.value, data.currency)}
            change={data?.pipeline_excl_vat.delta_pct}
            hint={pipelineHint(data)}
            line={line(({ pipeline_excl_vat }) => pipeline_excl_vat)}
          />
          <StatCard
            label={t('dashboard.stats.conversion')}
            icon={<RiseOutlined />}
            value={data && formatPercent(data.conversion_rate.value)}
            change={data?.conversion_rate.delta_points}
            changeIn="points"
            hint={
              data
                ? t('dashboard.stats.decided', { count: data.conversion_rate.decided })
                : t('dashboard.stats.conversionHint')
            }
            line={line(({ conversion_rate }) => conversion_rate)}
          />
        </StatGrid>
      )}
    </>
  )

  /** Offers in another currency are not in the amount, which has to be said. */
  function pipelineHint(stats: DashboardStats | undefined): string {
    const others = stats?.other_currencies ?? 0
    return others > 0 ? t('dashboard.stats.pipelineOthers', { count: others }) : t('dashboard.stats.pipelineHint')
  }
}
