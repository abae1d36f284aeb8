import { mergeOrganizations, undoOrganizationMerge } from '@staffel/shared-api/client'
import type { MergeInput } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { mergePreviewKey } from './merges.queries.ts'

export function useMergeCustomers() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: MergeInput; key: string }) =>
      mergeOrganizations(apiClient, { body, idempotencyKey: key }),
    // Offers, requests, people and prices are somebody else's now: whatever is read again is read anew, but for the
    // preview, of which there is none any more.
    onSuccess: () => queryClient.invalidateQueries({ predicate: ({ queryKey: [of] }) => of !== mergePreviewKey }),
  })
}

export function useUndoMerge() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, rev, key }: { id: number; rev: number; key: string }) =>
      undoOrganizationMerge(apiClient, { params: { id }, body: { rev }, idempotencyKey: key }),
    onSettled: () => queryClient.invalidateQueries(),
  })
}
