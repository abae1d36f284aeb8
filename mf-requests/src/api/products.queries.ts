import { apiClient } from '@staffel/shared-auth'
import { listProducts } from '@staffel/shared-api/client'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

/** What fits below a line without scrolling far. */
const limit = 8

/** The first products of the catalogue that fit these words and may be sold, as the customer pays for them. */
export const productSearchQuery = (search: string, customer?: number) =>
  queryOptions({
    queryKey: ['products', 'search', search, customer],
    queryFn: ({ signal }) =>
      listProducts(apiClient, {
        body: { page: 1, limit, filters: { search }, visible: true, ...(customer && { organization_id: customer }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
