import { apiClient } from '@staffel/shared-auth'
import {
  findExactAccounts,
  findExactItems,
  getExactMapping,
  getExactMappingState,
  listExactMappedCustomers,
  listExactMappedItems,
  saveExactMappedCustomer,
  saveExactMappedItem,
  saveExactMapping,
} from '@staffel/shared-api/client'
import type {
  ExactCustomerChoice,
  ExactItemChoice,
  ExactJob,
  ExactMappedOnly,
  ExactMappingChoice,
} from '@staffel/shared-api/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { lastOver } from './sync.queries.ts'

/** All of it: what is chosen in one place may show in another. */
const key = ['integrations', 'exact', 'mapping'] as const

/** Asked of Exact when somebody looks at it. */
export const mappingQuery = () =>
  queryOptions({
    queryKey: [...key, 'things'],
    queryFn: ({ signal }) => getExactMapping(apiClient, { signal }),
  })

export const mappingStateQuery = (jobs: readonly ExactJob[] = []) =>
  queryOptions({
    queryKey: [...key, 'state', lastOver(jobs)],
    queryFn: ({ signal }) => getExactMappingState(apiClient, { signal }),
    placeholderData: keepPreviousData,
  })

export const shortestSearch = 2
export const mappedAPage = 50

export interface MappedQuestion {
  readonly search: string
  readonly only: ExactMappedOnly
  readonly page: number
  /** That one alone. */
  readonly one: number | undefined
  readonly jobs: readonly ExactJob[]
}

export const mappedItemsQuery = ({ search, only, page, one, jobs }: MappedQuestion) =>
  queryOptions({
    queryKey: [...key, 'items', { search, only, page, one, end: lastOver(jobs) }],
    queryFn: ({ signal }) =>
      listExactMappedItems(apiClient, { query: { search, only, page, limit: mappedAPage, product: one }, signal }),
    placeholderData: keepPreviousData,
  })

export const mappedCustomersQuery = ({ search, only, page, one, jobs }: MappedQuestion) =>
  queryOptions({
    queryKey: [...key, 'customers', { search, only, page, one, end: lastOver(jobs) }],
    queryFn: ({ signal }) =>
      listExactMappedCustomers(apiClient, {
        query: { search, only, page, limit: mappedAPage, organization: one },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const exactItemsQuery = (search: string) =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'items', search],
    queryFn: ({ signal }) => findExactItems(apiClient, { query: { search }, signal }),
    enabled: search.length >= shortestSearch,
  })

/** Who is whose changes with each choice. */
export const exactAccountsQuery = (search: string) =>
  queryOptions({
    queryKey: [...key, 'accounts', search],
    queryFn: ({ signal }) => findExactAccounts(apiClient, { query: { search }, signal }),
    enabled: search.length >= shortestSearch,
  })

/** What would be taken back. */
export const takenBackQuery = ({ organization_id, account_id }: ExactCustomerChoice) =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'taken-back', organization_id, account_id],
    queryFn: ({ signal }) =>
      saveExactMappedCustomer(apiClient, { body: { organization_id, account_id, dry_run: true }, signal }),
    gcTime: 0,
  })

export function useSaveMapping() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ExactMappingChoice) => saveExactMapping(apiClient, { body }),
    onSuccess: (mapping) => {
      queryClient.setQueryData(mappingQuery().queryKey, mapping)
      return queryClient.invalidateQueries({ queryKey: [...key, 'state'] })
    },
  })
}

/**
 * What is in sight is read again, but for what is asked of Exact. Not waited for: a row that is in another list by then
 * is gone before it has told what was saved.
 */
function useReadAgain() {
  const queryClient = useQueryClient()
  return () =>
    void queryClient.invalidateQueries({ queryKey: key, predicate: ({ queryKey }) => queryKey[3] !== 'things' })
}

export function useSaveMappedItem() {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (body: ExactItemChoice) => saveExactMappedItem(apiClient, { body }),
    onSuccess: readAgain,
  })
}

export function useSaveMappedCustomer() {
  const readAgain = useReadAgain()
  return useMutation({
    mutationFn: (body: ExactCustomerChoice) => saveExactMappedCustomer(apiClient, { body }),
    // Somebody else may have linked first.
    onSettled: readAgain,
  })
}
