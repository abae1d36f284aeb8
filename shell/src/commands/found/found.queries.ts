import { searchEverything } from '@staffel/shared-api/client'
import type { SearchType } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'

/** Rows of these types with these words. Who types on drops what is on its way. */
export const foundQuery = (typed: string, types: readonly SearchType[]) =>
  queryOptions({
    queryKey: ['frame', 'found', typed, types] as const,
    queryFn: ({ signal }) => searchEverything(apiClient, { query: { q: typed, types: types.join(',') }, signal }),
    staleTime: 10_000,
    gcTime: 60_000,
    retry: false,
  })
