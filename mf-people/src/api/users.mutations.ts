import { apiClient } from '@staffel/shared-auth'
import { acceptUser } from '@staffel/shared-api/client'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { usersKey } from './users.queries.ts'

/** Makes an invited user active and reads lists and counts again. */
export function useAcceptUser() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (userId: number) => acceptUser(apiClient, { params: { id: userId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: usersKey }),
  })
}
