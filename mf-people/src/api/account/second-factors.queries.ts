import { ownFactors, type NewFactor } from '@staffel/shared-auth'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

/** What the reader is asked for besides at the sign-in, as the identity provider knows it. */
export const ownFactorsQuery = () =>
  queryOptions({ queryKey: ['people', 'second-factors'], queryFn: () => ownFactors.list(), staleTime: 0, retry: false })

/** A secret for an app: another one each time, and kept nowhere. */
export const newFactorQuery = (issuer: string) =>
  queryOptions({
    queryKey: ['people', 'new-second-factor'],
    queryFn: () => ownFactors.begin(issuer),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

function useFactorChange<Input>(change: (input: Input) => Promise<void>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownFactorsQuery().queryKey }),
  })
}

export const useAddFactor = () =>
  useFactorChange(({ factor, code, name }: { factor: NewFactor; code: string; name: string }) =>
    factor.finish(code, name),
  )

export const useRemoveFactor = () => useFactorChange((id: string) => ownFactors.remove(id))
