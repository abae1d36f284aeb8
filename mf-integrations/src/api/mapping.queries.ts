import { apiClient } from '@staffel/shared-auth'
import { findExactItems, getExactMapping, saveExactMapping } from '@staffel/shared-api/client'
import type { ExactMappingChoice } from '@staffel/shared-api/contract'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

/** Asked of Exact when somebody looks at it. */
export const mappingQuery = () =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'mapping'],
    queryFn: ({ signal }) => getExactMapping(apiClient, { signal }),
  })

export const shortestSearch = 2

export const exactItemsQuery = (search: string) =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'items', search],
    queryFn: ({ signal }) => findExactItems(apiClient, { query: { search }, signal }),
    enabled: search.length >= shortestSearch,
  })

export function useSaveMapping() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ExactMappingChoice) => saveExactMapping(apiClient, { body }),
    onSuccess: (mapping) => queryClient.setQueryData(mappingQuery().queryKey, mapping),
  })
}
