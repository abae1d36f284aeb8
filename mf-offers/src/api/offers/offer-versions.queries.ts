import { diffOfferVersions, getOfferVersion, isApiError, restoreOfferVersion } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'
import type { SeenOffer } from './offer-transitions.calls.ts'
import { offerKeys } from './offers.queries.ts'

/** One version as it was frozen; null when there is none, or none that the caller may see. */
export const offerVersionQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'version', id, version] as const,
    queryFn: ({ signal }) =>
      getOfferVersion(apiClient, { params: { offerId: id, version }, signal }).catch(nullIfMissing),
  })

export const offerDiffQuery = (id: number, from: number, to: number) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'diff', id, from, to] as const,
    queryFn: ({ signal }) =>
      diffOfferVersions(apiClient, { params: { offerId: String(id) }, query: { from, to }, signal }),
  })

export function restoreVersion(seen: Pick<SeenOffer, 'offer_id' | 'rev'>, version: number) {
  return restoreOfferVersion(apiClient, {
    params: { offerId: String(seen.offer_id), version },
    body: { rev: seen.rev },
  })
}

function nullIfMissing(error: unknown): null {
  if (isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION')) return null
  throw error
}
