import { listOrganizationMerges, previewOrganizationMerge } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'
import { customersKey } from '../customers.queries.ts'

export const mergePreviewKey = 'customer-merge'

/** Always as it is now: what is chosen is checked against it. */
export const mergePreviewQuery = (into: number, from: number) =>
  queryOptions({
    queryKey: [mergePreviewKey, into, from],
    queryFn: ({ signal }) =>
      previewOrganizationMerge(apiClient, { query: { organization_id: into, from_id: from }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Those into a customer that can still be undone. */
export const mergesQuery = (into: number) =>
  queryOptions({
    queryKey: [...customersKey, 'merges', into],
    queryFn: ({ signal }) => listOrganizationMerges(apiClient, { query: { organization_id: into }, signal }),
  })
