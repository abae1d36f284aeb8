import { getOfferOrganizationAddress, isApiError, listOrganizations } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/** The organisations that the caller may make an offer for, or those of one tenant; kept for five minutes. */
export const organizationsQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: ['organizations', 'lookup', tenantId ?? 'all'],
    queryFn: ({ signal }) => listOrganizations(apiClient, { query: tenantId ? { tenantId } : {}, signal }),
    staleTime: 5 * 60_000,
  })

/** Where an offer for this organisation is billed. Null when no address is known. */
export const billingAddressQuery = (organizationId: number) =>
  queryOptions({
    queryKey: ['organizations', 'billing', organizationId],
    queryFn: ({ signal }) =>
      getOfferOrganizationAddress(apiClient, { query: { organization_id: organizationId }, signal }).catch(
        nullIfMissing,
      ),
  })

function nullIfMissing(error: unknown): null {
  if (isApiError(error) && error.code === 'NOT_FOUND') return null
  throw error
}
