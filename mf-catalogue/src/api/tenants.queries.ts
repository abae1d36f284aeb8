import { listTenants } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/** The tenants that the reader may see. */
export const tenantsQuery = () =>
  queryOptions({
    queryKey: ['tenants', 'lookup'],
    queryFn: ({ signal }) => listTenants(apiClient, { signal }),
    staleTime: 5 * 60_000,
  })
