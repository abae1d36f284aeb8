import { Card, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { dashboardChartsQuery } from '../../../api/dashboard.queries.ts'
import { MonthsCard } from './MonthsCard.tsx'

/** The year behind us, month by month. */
export function Charts() {
  const { t } = useTranslation('offers')
  const { data, error, isFetching, refetch } = useQuery(dashboardChartsQuery())
  if (data) return <MonthsCard months={data.months} currency={data.currency} />
  return (
    <Card title={t('dashboard.charts.months')}>
      {error ? (
        <ErrorState
          size="compact"
          title={t('dashboard.charts.failed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingState shape="rows" count={6} />
      )}
    </Card>
  )
}
