import { listRegions, listTenants } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

const staleTime = 5 * 60_000

/** The tenants that the caller may see. */
export const tenantsQuery = () =>
  queryOptions({
    queryKey: ['tenants', 'lookup'],
    queryFn: ({ signal }) => listTenants(apiClient, { signal }),
    staleTime,
  })

/** The regions of a tenant, or of the caller's own. */
export const regionsQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: ['regions', 'lookup', tenantId ?? 'own'],
    queryFn: ({ signal }) => listRegions(apiClient, { query: tenantId ? { tenantId } : {}, signal }),
    staleTime,
  })
