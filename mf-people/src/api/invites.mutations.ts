import { apiClient } from '@staffel/shared-auth'
import { cancelInvites, createInvite, requestInvite, resendInvites } from '@staffel/shared-api/client'
import type { InviteResults, NewInvite } from '@staffel/shared-api/contract'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { invitesKey } from './invites.queries.ts'
import { usersKey } from './users.queries.ts'

/** Who is invited stands among the users as well. */
function useReadAgain() {
  const queryClient = useQueryClient()
  return () => Promise.all([usersKey, invitesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** The same `key` for the same invite, however often it is tried. */
export function useCreateInvite() {
  const onSuccess = useReadAgain()
  return useMutation({
    mutationFn: ({ invite, key }: { invite: NewInvite; key: string }) =>
      createInvite(apiClient, { body: invite, idempotencyKey: key }),
    onSuccess,
  })
}

export function useResendInvites() {
  const onSuccess = useReadAgain()
  return useMutation({
    mutationFn: (ids: number[]): Promise<InviteResults> => resendInvites(apiClient, { body: { ids } }),
    onSuccess,
  })
}

export function useCancelInvites() {
  const onSuccess = useReadAgain()
  return useMutation({
    mutationFn: (ids: number[]): Promise<InviteResults> => cancelInvites(apiClient, { body: { ids } }),
    onSuccess,
  })
}

/** Asks whoever sent the invite of a link for a new one. */
export const useRequestInvite = () =>
  useMutation({ mutationFn: (token: string) => requestInvite(apiClient, { body: { token } }) })
