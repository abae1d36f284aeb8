import { apiClient } from '@staffel/shared-auth'
import {
  acceptUser,
  blockUser,
  moveSignIn,
  removeUserSecondFactors,
  setUserFeatures,
  unblockUser,
  updateUser,
} from '@staffel/shared-api/client'
import type { UserFeature, UserUpdate } from '@staffel/shared-api/contract'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { invitesKey } from './invites.queries.ts'
import { signInsQuery, userFactorsQuery, usersKey } from './users.queries.ts'

/** Of one person; lists and counts of people and of invites are read again after it. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => Promise.all([usersKey, invitesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}

/** Makes an invited user active. */
export const useAcceptUser = () => useChange((id: number) => acceptUser(apiClient, { params: { id } }))

export const useBlockUser = () =>
  useChange(({ id, reason }: { id: number; reason: string }) =>
    blockUser(apiClient, { params: { id }, body: { reason } }),
  )

export const useUnblockUser = () => useChange((id: number) => unblockUser(apiClient, { params: { id } }))

export const useUpdateUser = () =>
  useChange(({ id, update }: { id: number; update: UserUpdate }) =>
    updateUser(apiClient, { params: { id }, body: update }),
  )

export const useSetUserFeatures = () =>
  useChange(({ id, features }: { id: number; features: UserFeature[] }) =>
    setUserFeatures(apiClient, { params: { id }, body: { features } }),
  )

/** Moves an account to another sign-in with the same address. */
export function useMoveSignIn(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (uid: string) => moveSignIn(apiClient, { params: { id }, body: { uid } }),
    onSuccess: (moved) => queryClient.setQueryData(signInsQuery(id).queryKey, moved),
  })
}

/** Takes away what somebody is asked for besides, and ends the sessions. */
export function useRemoveUserFactors(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => removeUserSecondFactors(apiClient, { params: { id } }),
    onSuccess: (left) => queryClient.setQueryData(userFactorsQuery(id).queryKey, left),
  })
}
