import { countNotifications, listNotifications, readNotifications } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { every, queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

const key = ['notifications'] as const

/** Asked again every minute as long as somebody looks. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: [...key, 'unread'],
    queryFn: ({ signal }) => countNotifications(apiClient, { signal }),
    refetchInterval: every(countNotifications, 60_000),
  })

const listKey = [...key, 'list'] as const

/** The newest. What was shown stays while more are on their way. */
export const notificationsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...listKey, limit],
    queryFn: ({ signal }) => listNotifications(apiClient, { query: { limit }, signal }),
    placeholderData: (shown) => shown,
    staleTime: 0,
  })

/** Those that are named, or all. */
export function useReadNotifications() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids?: readonly number[]) => readNotifications(apiClient, { body: ids ? { ids: [...ids] } : {} }),
    onSuccess: (unread) => {
      queryClient.setQueryData(unreadQuery().queryKey, unread)
      return queryClient.invalidateQueries({ queryKey: listKey })
    },
  })
}
