import { getCustomer, listOrganizations } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/** The customers of one seller, the reader's own unless another is named. */
export const customersQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: ['organizations', 'of-tenant', tenantId ?? 'own'],
    queryFn: ({ signal }) => listOrganizations(apiClient, { query: tenantId ? { tenantId } : {}, signal }),
    staleTime: 5 * 60_000,
  })

/** Whose customer it is, and whose prices it shares. */
export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['organizations', 'detail', id],
    queryFn: ({ signal }) => getCustomer(apiClient, { query: { organization_id: id }, signal }),
  })
