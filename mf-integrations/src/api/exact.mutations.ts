import { apiClient } from '@staffel/shared-auth'
import {
  authorizeExact,
  chooseExactDivision,
  chooseExactEnvironment,
  disconnectExact,
} from '@staffel/shared-api/client'
import type { ExactEnv, ExactStatus } from '@staffel/shared-api/contract'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { exactStatusQuery } from './exact.queries.ts'

/** What changes a link answers how it stands now. */
function useChange<Input>(change: (input: Input) => Promise<ExactStatus>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (status) => queryClient.setQueryData(exactStatusQuery().queryKey, status),
  })
}

/** Where to sign in at Exact. */
export const useAuthorizeExact = () =>
  useMutation({ mutationFn: (env: ExactEnv) => authorizeExact(apiClient, { body: { env } }) })

export const useDisconnectExact = () => useChange((env: ExactEnv) => disconnectExact(apiClient, { body: { env } }))

export const useChooseExactEnvironment = () =>
  useChange((env: ExactEnv) => chooseExactEnvironment(apiClient, { body: { env } }))

export const useChooseExactDivision = () =>
  useChange((body: { env: ExactEnv; code: number }) => chooseExactDivision(apiClient, { body }))
