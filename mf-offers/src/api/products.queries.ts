import type { Currency, ProductFilters } from '@staffel/shared-api/contract'
import { listProductGroups, listProducts } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

export const productPageSize = 10

/** Whose prices products are shown at; without one at those of the catalogue. */
export interface PricesFor {
  readonly organization_id: number
  readonly currency: Currency
}

/** One page of the products that may be sold, for the product dialog. */
export const productsQuery = (page: number, filters: ProductFilters, tenantId?: number, customer?: PricesFor) =>
  queryOptions({
    queryKey: ['products', 'pick', page, filters, tenantId ?? 'own', customer],
    queryFn: ({ signal }) =>
      listProducts(apiClient, {
        body: {
          page,
          limit: productPageSize,
          filters,
          visible: true,
          ...(tenantId && { tenant_id: tenantId }),
          ...customer,
        },
        signal,
      }),
  })

/** What fits below the field that it is typed in. */
const suggestions = 8

/** The first products that fit what is typed, for the last row of an offer. */
export const productSuggestionsQuery = (search: string, tenantId?: number, customer?: PricesFor) =>
  queryOptions({
    queryKey: ['products', 'suggest', search, tenantId ?? 'own', customer],
    queryFn: ({ signal }) =>
      listProducts(apiClient, {
        body: {
          page: 1,
          limit: suggestions,
          filters: { search },
          visible: true,
          ...(tenantId && { tenant_id: tenantId }),
          ...customer,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** Products that stand on lines, as a customer pays for them. */
export const pricesQuery = (ids: readonly number[], tenantId?: number, customer?: PricesFor) =>
  queryOptions({
    queryKey: ['products', 'prices', ids, tenantId ?? 'own', customer],
    queryFn: async ({ signal }) => {
      const pages = Array.from({ length: Math.ceil(ids.length / mostProducts) }, (_, page) =>
        ids.slice(page * mostProducts, (page + 1) * mostProducts),
      )
      const found = await Promise.all(
        pages.map((product_ids) =>
          listProducts(apiClient, {
            body: {
              page: 1,
              limit: mostProducts,
              filters: { product_ids },
              ...(tenantId && { tenant_id: tenantId }),
              ...customer,
            },
            signal,
          }),
        ),
      )
      return found.flatMap(({ items }) => items)
    },
  })

/** Products that one call answers. */
const mostProducts = 100

export const productGroupsQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: ['products', 'groups', tenantId ?? 'own'],
    queryFn: ({ signal }) => listProductGroups(apiClient, { query: tenantId ? { tenantId } : {}, signal }),
    staleTime: 5 * 60_000,
  })
