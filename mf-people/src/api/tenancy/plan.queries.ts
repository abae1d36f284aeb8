import { getPlanUsage } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/**
 * How many offers the caller's company issued this month, and how many its plan allows; offers are issued elsewhere, so
 * it is asked every time.
 */
export const planUsageQuery = () =>
  queryOptions({
    queryKey: ['people', 'plan-usage'],
    queryFn: ({ signal }) => getPlanUsage(apiClient, { query: {}, signal }),
    staleTime: 0,
  })
