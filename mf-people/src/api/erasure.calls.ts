import { apiClient } from '@staffel/shared-auth'
import { erasePerson, previewErasure } from '@staffel/shared-api/client'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'

/** What there is of a person, counted. */
export const usePreviewErasure = () =>
  useMutation({ mutationFn: (email: string) => previewErasure(apiClient, { body: { email } }) })

/** What was read of people and customers before is no longer so. */
export function useErasePerson() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => erasePerson(apiClient, { body: { email } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['people'] }),
  })
}
