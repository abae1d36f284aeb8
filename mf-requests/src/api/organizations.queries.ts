import { apiClient } from '@staffel/shared-auth'
import { listOrganizations } from '@staffel/shared-api/client'
import { queryOptions } from '@staffel/shared-ui/query'

/** The customers of the tenant that a request came to. */
export const organizationsQuery = (tenantId: number) =>
  queryOptions({
    queryKey: ['organizations', 'lookup', tenantId],
    queryFn: ({ signal }) => listOrganizations(apiClient, { query: { tenantId }, signal }),
    staleTime: 5 * 60_000,
  })
