/** TanStack Query, once for the whole house, and the one cache. */
export { every } from './every.ts'
export { queryClient } from './queryClient.ts'
export { askOnlyWhile, startQuery } from './startQuery.ts'
export { useSettled } from './useSettled.ts'
export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export type {
  QueryClient,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'
