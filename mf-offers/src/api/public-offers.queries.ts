import type { PublicOffer } from '@staffel/shared-api/contract'
import { getPublicOffer, isApiError } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

export const publicOfferKey = (token: string) => ['public-offer', token] as const

/** The offer behind a customer's link; null when the link is unknown or revoked. */
export const publicOfferQuery = (token: string) =>
  queryOptions({
    queryKey: publicOfferKey(token),
    queryFn: ({ signal }): Promise<PublicOffer | null> =>
      getPublicOffer(apiClient, { params: { token }, signal }).catch(nullIfMissing),
    staleTime: 60_000,
  })

function nullIfMissing(error: unknown): null {
  if (isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION')) return null
  throw error
}
