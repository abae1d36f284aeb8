import type { OfferFilters, OfferSortKey, SortDir } from '@staffel/shared-api/contract'
import {
  countOffers,
  getOffer,
  getOfferPriceChanges,
  isApiError,
  listOffers,
  listDeletedOffers,
  listOfferVersions,
} from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

/** One page of the list: what is asked for, as the call wants it. */
export interface OfferListRequest {
  /** Only an Admin names one. */
  readonly tenant_id?: number
  readonly page: number
  readonly limit: number
  readonly sort_by: OfferSortKey
  readonly sort_dir: SortDir
  readonly filters: OfferFilters
}

/** Keys from wide to narrow: invalidating `all` reaches every question about offers. */
export const offerKeys = {
  all: ['offers'] as const,
  lists: () => [...offerKeys.all, 'list'] as const,
  list: (request: OfferListRequest) => [...offerKeys.lists(), request] as const,
  details: () => [...offerKeys.all, 'detail'] as const,
  detail: (id: string) => [...offerKeys.details(), id] as const,
  versions: (id: string) => [...offerKeys.all, 'versions', id] as const,
  priceChanges: (id: number) => [...offerKeys.all, 'price-changes', id] as const,
}

export const offerListQuery = (request: OfferListRequest) =>
  queryOptions({
    queryKey: offerKeys.list(request),
    queryFn: ({ signal }) => listOffers(apiClient, { query: request, signal }),
  })

/** How many offers of each status a list has. Nobody needs it to the second. */
export const offerCountsQuery = ({ tenant_id, filters: { status: _, ...filters } }: OfferListRequest) => {
  const query = { ...(tenant_id && { tenant_id }), filters }
  return queryOptions({
    queryKey: [...offerKeys.all, 'counts', query],
    queryFn: ({ signal }) => countOffers(apiClient, { query, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

export const deletedPageSize = 20

/** What was deleted lately and can be brought back. */
export const deletedOffersQuery = (page: number) =>
  queryOptions({
    queryKey: [...offerKeys.lists(), 'deleted', page],
    queryFn: ({ signal }) => listDeletedOffers(apiClient, { query: { page, limit: deletedPageSize }, signal }),
    placeholderData: keepPreviousData,
  })

/** The five newest, for the dashboard. */
export const newestOffersQuery = () =>
  offerListQuery({ page: 1, limit: 5, sort_by: 'created_date', sort_dir: 'desc', filters: {} })

/** One offer by its number or external id. Null when there is none, or none that the caller may see. */
export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: offerKeys.detail(id),
    queryFn: ({ signal }) => getOffer(apiClient, { query: { id }, signal }).catch(nullIfMissing),
  })

export const offerVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: offerKeys.versions(id),
    queryFn: ({ signal }) => listOfferVersions(apiClient, { params: { offerId: id }, signal }),
  })

/** What the catalogue would charge today for the lines of the issued version. */
export const priceChangesQuery = (id: number) =>
  queryOptions({
    queryKey: offerKeys.priceChanges(id),
    queryFn: ({ signal }) => getOfferPriceChanges(apiClient, { params: { id: String(id) }, signal }),
  })

/** The revision that is stored now, asked past everything that is kept. */
export async function revisionOf(offerId: number): Promise<number> {
  return (await getOffer(apiClient, { query: { id: String(offerId) } })).rev
}

/** An id that is no id at all is refused by the contract (422); to the reader that is the same as a missing offer. */
function nullIfMissing(error: unknown): null {
  if (isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION')) return null
  throw error
}
