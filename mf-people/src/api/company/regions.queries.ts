import { deleteRegion, saveRegion } from '@staffel/shared-api/client'
import type { RegionInput } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'

/** Every choice of regions knows it afterwards, and so does who is named with one. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all([['people', 'regions'], ['regions']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}

export const useSaveRegion = () =>
  useChange(({ region, key }: { region: RegionInput; key: string }) =>
    saveRegion(apiClient, { body: region, idempotencyKey: key }),
  )

export const useDeleteRegion = () => useChange((id: number) => deleteRegion(apiClient, { params: { id } }))
