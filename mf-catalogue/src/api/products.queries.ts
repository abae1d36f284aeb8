import { apiClient } from '@staffel/shared-auth'
import { getProductStats, listProductGroups, listProducts } from '@staffel/shared-api/client'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

/** Rows on one page of the catalogue. */
export const productPageSize = 20

export interface ProductListFilters {
  readonly search: string
  /** Id of a product group as text, or `all`. */
  readonly group: string
  readonly visibleOnly: boolean
  readonly page: number
}

/** What the list shows at its address without filters. */
export const firstProducts: ProductListFilters = { search: '', group: 'all', visibleOnly: true, page: 1 }

export const productsQuery = (filters: ProductListFilters) =>
  queryOptions({
    queryKey: ['catalogue', 'products', filters],
    queryFn: ({ signal }) => listProducts(apiClient, { body: productListBody(filters), signal }),
    placeholderData: keepPreviousData,
  })

export const productStatsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'stats'],
    queryFn: ({ signal }) => getProductStats(apiClient, { signal }),
  })

export const productGroupsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'groups'],
    queryFn: ({ signal }) => listProductGroups(apiClient, { signal }),
    staleTime: 5 * 60_000,
  })

function productListBody({ search, group, visibleOnly, page }: ProductListFilters) {
  return {
    page,
    limit: productPageSize,
    filters: { ...(search && { search }), ...(group !== 'all' && { product_group_id: Number(group) }) },
    // Left out gives both the visible and the hidden ones.
    ...(visibleOnly && { visible: true }),
  }
}
