import { apiClient } from '@staffel/shared-auth'
import {
  getProduct,
  getProductStats,
  listOfferedLines,
  listPriceListsOfProduct,
  listProductGroups,
  listProducts,
  listPropertyTypes,
  listSalesUnits,
} from '@staffel/shared-api/client'
import type { Product } from '@staffel/shared-api/contract'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

/** Rows on one page of the catalogue. */
export const productPageSize = 20

/** What every answer about products is kept under. */
export const catalogueKey = ['catalogue'] as const

export interface ProductListFilters {
  readonly search: string
  /** Id of a product group as text, or `all`. */
  readonly group: string
  readonly visibleOnly: boolean
  readonly page: number
  /** Whose catalogue; the reader's own without. */
  readonly tenantId?: number
}

/** What the list shows at its address without filters. */
export const firstProducts: ProductListFilters = { search: '', group: 'all', visibleOnly: true, page: 1 }

export const productsQuery = (filters: ProductListFilters) =>
  queryOptions({
    queryKey: [...catalogueKey, 'products', filters],
    queryFn: ({ signal }) => listProducts(apiClient, { body: productListBody(filters), signal }),
    placeholderData: keepPreviousData,
  })

export const productStatsQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'stats', tenantId ?? 'own'],
    queryFn: ({ signal }) => getProductStats(apiClient, { query: tenantId ? { tenant_id: tenantId } : {}, signal }),
  })

export const productGroupsQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'groups', tenantId ?? 'own'],
    queryFn: ({ signal }) => listProductGroups(apiClient, { query: tenantId ? { tenantId } : {}, signal }),
    staleTime: 5 * 60_000,
  })

export const productQuery = (id: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'product', id],
    queryFn: ({ signal }) => getProduct(apiClient, { params: { id }, signal }),
  })

/** Where a product was offered lately. */
export const offeredLinesQuery = (id: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'offered', id],
    queryFn: ({ signal }) => listOfferedLines(apiClient, { params: { id }, signal }),
  })

/** The price lists that a product has a price in. */
export const listsOfProductQuery = (id: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'lists-of-product', id],
    queryFn: ({ signal }) => listPriceListsOfProduct(apiClient, { params: { id }, signal }),
  })

/** What a quantity can count: the known units, and those that the tenant's products have. */
export const salesUnitsQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'units', tenantId ?? 'own'],
    queryFn: ({ signal }) => listSalesUnits(apiClient, { query: tenantId ? { tenant_id: tenantId } : {}, signal }),
    staleTime: 5 * 60_000,
  })

/** The kinds of property that a product can have: the known ones, and those that the tenant's products have. */
export const propertyTypesQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: [...catalogueKey, 'property-types', tenantId ?? 'own'],
    queryFn: ({ signal }) => listPropertyTypes(apiClient, { query: tenantId ? { tenant_id: tenantId } : {}, signal }),
    staleTime: 5 * 60_000,
  })

/** All that is listed, page after page, as far as `total` goes. */
export async function everyProduct(filters: ProductListFilters, total: number): Promise<Product[]> {
  const pages = Array.from({ length: Math.ceil(total / largestPage) }, (_, index) => index + 1)
  const found = await Promise.all(
    pages.map((page) =>
      listProducts(apiClient, { body: { ...productListBody({ ...filters, page }), limit: largestPage } }),
    ),
  )
  return found.flatMap(({ items }) => items)
}

const largestPage = 100

function productListBody({ search, group, visibleOnly, page, tenantId }: ProductListFilters) {
  return {
    page,
    limit: productPageSize,
    filters: { ...(search && { search }), ...(group !== 'all' && { product_group_id: Number(group) }) },
    // Left out gives both the visible and the hidden ones.
    ...(visibleOnly && { visible: true }),
    ...(tenantId && { tenant_id: tenantId }),
  }
}
