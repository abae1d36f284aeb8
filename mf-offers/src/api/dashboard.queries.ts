import { getDashboardCharts, getDashboardStats } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/** The figures of the last 30 days, with the change against the 30 before. */
export const dashboardStatsQuery = () =>
  queryOptions({ queryKey: ['dashboard', 'stats'], queryFn: ({ signal }) => getDashboardStats(apiClient, { signal }) })

/** The last twelve months. */
export const dashboardChartsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'charts'],
    queryFn: ({ signal }) => getDashboardCharts(apiClient, { signal }),
  })
