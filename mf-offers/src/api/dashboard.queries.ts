import { getDashboardCharts, getDashboardStats, getDashboardToday, getDashboardTrend } from '@staffel/shared-api/client'
import { addDays, dayOf, statsDays } from '@staffel/shared-api/rules'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/** Lengths that the dashboard's figures can be asked for; the API's own comes first. */
export const periodLengths = [statsDays.period, 7, 90, 365] as const

/** What waits for somebody. */
export const dashboardTodayQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'today'],
    queryFn: ({ signal }) => getDashboardToday(apiClient, { signal }),
    // Who comes back from a first step sees that it is done.
    refetchOnMount: ({ state }) => (state.data?.first_steps ? 'always' : true),
  })

/** The figures of the last days, with the change against as many before. */
export const dashboardStatsQuery = (days: number = statsDays.period) =>
  queryOptions({
    queryKey: ['dashboard', 'stats', days],
    queryFn: ({ signal }) => getDashboardStats(apiClient, { query: periodOf(days), signal }),
  })

/** How those figures came to be. */
export const dashboardTrendQuery = (days: number = statsDays.period) =>
  queryOptions({
    queryKey: ['dashboard', 'trend', days],
    queryFn: ({ signal }) => getDashboardTrend(apiClient, { query: periodOf(days), signal }),
  })

/** The last twelve months. */
export const dashboardChartsQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'charts'],
    queryFn: ({ signal }) => getDashboardCharts(apiClient, { signal }),
  })

/** The usual length is left to the API, which knows what day it is where the tenant is. */
function periodOf(days: number): { from?: string } {
  return days === statsDays.period ? {} : { from: addDays(dayOf(), 1 - days) }
}
