import type { ProductFilters } from '@staffel/shared-api/contract'
import { listProductGroups, listProducts } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

export const productPageSize = 10

/** One page of the products that may be sold, for the product dialog. */
export const productsQuery = (page: number, filters: ProductFilters, tenantId?: number) =>
  queryOptions({
    queryKey: ['products', 'pick', page, filters, tenantId ?? 'own'],
    queryFn: ({ signal }) =>
      listProducts(apiClient, {
        body: { page, limit: productPageSize, filters, visible: true, ...(tenantId && { tenant_id: tenantId }) },
        signal,
      }),
  })

/** What fits below the field that it is typed in. */
const suggestions = 8

/** The first products that fit what is typed, for the last row of an offer. */
export const productSuggestionsQuery = (search: string, tenantId?: number) =>
  queryOptions({
    queryKey: ['products', 'suggest', search, tenantId ?? 'own'],
    queryFn: ({ signal }) =>
      listProducts(apiClient, {
        body: {
          page: 1,
          limit: suggestions,
          filters: { search },
          visible: true,
          ...(tenantId && { tenant_id: tenantId }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const productGroupsQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: ['products', 'groups', tenantId ?? 'own'],
    queryFn: ({ signal }) => listProductGroups(apiClient, { query: tenantId ? { tenantId } : {}, signal }),
    staleTime: 5 * 60_000,
  })
