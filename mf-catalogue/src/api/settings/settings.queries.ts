import { getOfferSettings } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/** The settings of offers, of which some are about products. Others change them elsewhere, so they are asked anew. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'settings'],
    queryFn: ({ signal }) => getOfferSettings(apiClient, { query: {}, signal }),
    staleTime: 0,
  })
