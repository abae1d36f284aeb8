import { apiClient } from '@staffel/shared-auth'
import { erasePerson, findUnaddressedContacts, previewErasure } from '@staffel/shared-api/client'
import type { ErasureSubject } from '@staffel/shared-api/contract'
import { customersKey } from './customers.queries.ts'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'

/** Who has no address to be found by. */
export const useFindContacts = () =>
  useMutation({ mutationFn: (search: string) => findUnaddressedContacts(apiClient, { query: { search } }) })

/** What there is of a person, counted. */
export const usePreviewErasure = () =>
  useMutation({ mutationFn: (who: ErasureSubject) => previewErasure(apiClient, { body: who }) })

/** What was read of people and customers before is no longer so. */
export function useErasePerson() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (who: ErasureSubject) => erasePerson(apiClient, { body: who }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['people'] }),
        queryClient.invalidateQueries({ queryKey: customersKey }),
      ]),
  })
}
