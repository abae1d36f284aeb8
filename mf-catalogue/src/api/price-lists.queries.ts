import { apiClient } from '@staffel/shared-auth'
import { getCustomerPrice, getPriceList, listPriceLists } from '@staffel/shared-api/client'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'
import { catalogueKey } from './products.queries.ts'

/** What every answer about price lists is kept under. */
export const priceListsKey = [...catalogueKey, 'price-lists'] as const

export const priceListsQuery = (tenantId?: number) =>
  queryOptions({
    queryKey: [...priceListsKey, 'all', tenantId ?? 'own'],
    queryFn: ({ signal }) => listPriceLists(apiClient, { query: tenantId ? { tenant_id: tenantId } : {}, signal }),
  })

export const priceListQuery = (id: number) =>
  queryOptions({
    queryKey: [...priceListsKey, 'one', id],
    queryFn: ({ signal }) => getPriceList(apiClient, { params: { id }, signal }),
  })

/** Who asks for how many of what, and when. */
export interface PriceQuestion {
  readonly organizationId: number
  readonly productId: number
  readonly quantity: number
  readonly variant: string | null
  readonly date: string | null
}

export const customerPriceQuery = ({ organizationId, productId, quantity, variant, date }: PriceQuestion) =>
  queryOptions({
    queryKey: [...priceListsKey, 'price', organizationId, productId, quantity, variant, date],
    queryFn: ({ signal }) =>
      getCustomerPrice(apiClient, {
        query: {
          organization_id: organizationId,
          product_id: productId,
          quantity,
          ...(variant !== null && { variant_code: variant }),
          ...(date !== null && { date }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
