import { apiClient } from '@staffel/shared-auth'
import { deleteQuoteRequest, restoreQuoteRequest } from '@staffel/shared-api/client'
import { queryClient, useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { requestKeys } from './requests.queries.ts'

/**
 * Deletes a request by its external id and reads the list again. The request's own query is left alone: it is about to
 * be left.
 */
export function useDeleteRequest() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (externalId: string) => deleteQuoteRequest(apiClient, { params: { external_id: externalId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: requestKeys.lists() }),
  })
}

/** Brings a deleted request back. Its answer is awaited by a toast, which outlives the screen. */
export async function bringBackRequest(externalId: string): Promise<void> {
  await restoreQuoteRequest(apiClient, { params: { id: externalId } })
  await queryClient.invalidateQueries({ queryKey: requestKeys.all })
}
