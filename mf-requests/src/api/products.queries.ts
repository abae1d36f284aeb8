import { apiClient } from '@staffel/shared-auth'
import { listProducts } from '@staffel/shared-api/client'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

/** What fits below a line without scrolling far. */
const limit = 8

/** The first products of the catalogue that fit these words and may be sold. */
export const productSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['products', 'search', search],
    queryFn: ({ signal }) =>
      listProducts(apiClient, { body: { page: 1, limit, filters: { search }, visible: true }, signal }),
    placeholderData: keepPreviousData,
  })
