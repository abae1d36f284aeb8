import { getPlanUsage } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'
import { offerKeys } from './offers/offers.queries.ts'

/** How many offers the seller issued this month, and how many its plan allows; asked again whenever offers change. */
export const planUsageQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'plan', tenantId ?? 'own'],
    queryFn: ({ signal }) => getPlanUsage(apiClient, { query: tenantId ? { tenant_id: tenantId } : {}, signal }),
  })
