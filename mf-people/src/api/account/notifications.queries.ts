import { apiClient } from '@staffel/shared-auth'
import { getNotificationChoices, saveNotificationChoices } from '@staffel/shared-api/client'
import type { NotificationChoice } from '@staffel/shared-api/contract'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

export const notificationsQuery = () =>
  queryOptions({
    queryKey: ['people', 'notifications'],
    queryFn: ({ signal }) => getNotificationChoices(apiClient, { signal }),
  })

/** Shown at once, and taken back where it could not be saved. One choice goes after the other. */
export function useChooseNotification() {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery()
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: (choice: NotificationChoice) => saveNotificationChoices(apiClient, { body: { choices: [choice] } }),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(
        queryKey,
        (before) =>
          before && { choices: before.choices.map((stored) => (stored.event === choice.event ? choice : stored)) },
      )
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}
