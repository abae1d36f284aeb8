import type { SavedViewInput } from '@staffel/shared-api/contract'
import { deleteView, listViews, saveView } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

const viewsKey = ['views', 'offers'] as const

/** The views of the offers list that the caller has, own and shared. */
export const viewsQuery = () =>
  queryOptions({
    queryKey: viewsKey,
    queryFn: ({ signal }) => listViews(apiClient, { query: { entity: 'offers' }, signal }),
  })

export function useSaveView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (view: Omit<SavedViewInput, 'entity'>) => saveView(apiClient, { body: { ...view, entity: 'offers' } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: viewsKey }),
  })
}

export function useDeleteView() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => deleteView(apiClient, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: viewsKey }),
  })
}
