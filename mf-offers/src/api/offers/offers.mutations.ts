import type { OfferInput } from '@staffel/shared-api/contract'
import {
  deleteOffer,
  duplicateOffer,
  getOffer,
  isApiError,
  restoreOffer,
  reviseOffer,
  saveOffer,
} from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryClient, useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { offerKeys } from './offers.queries.ts'

export interface SaveOfferRequest {
  readonly offer: OfferInput
  /** One per form: a repeated save of a new offer gives the first one's answer instead of a second offer. */
  readonly idempotencyKey: string
  /** By the page itself, after a failure. */
  readonly triedAgain?: boolean
}

/**
 * Saves an offer, as a draft or issued. Everything known about offers is asked again; the answer is the saved offer's
 * identification.
 */
export function useSaveOffer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ offer, idempotencyKey, triedAgain }: SaveOfferRequest) => {
      const save = async (sent: SaveOfferRequest['offer']) =>
        (await saveOffer(apiClient, { body: { offer: sent }, idempotencyKey, triedAgain }))[0]
      return save(offer).catch((error: unknown) => {
        // The template that the lines came from may be deleted since; the lines are here, and are saved without it.
        if (offer.template_id === undefined || !isApiError(error) || error.code !== 'NOT_FOUND') throw error
        return save({ ...offer, template_id: undefined })
      })
    },
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: offerKeys.all }),
  })
}

/** Deletes an offer by its number. The offer's own queries are left alone: its screen is about to be left. */
export function useDeleteOffer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => deleteOffer(apiClient, { params: { id: String(id) }, body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: offerKeys.lists() }),
  })
}

/** Brings a deleted offer back. Its answer is awaited by a toast, which outlives the screen. */
export async function bringBackOffer(id: number): Promise<void> {
  await restoreOffer(apiClient, { params: { id: String(id) } })
  await queryClient.invalidateQueries({ queryKey: offerKeys.all })
}

/** Opens the next version of an issued offer as a draft, as the offer stands now. */
export function useOpenNextVersion() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { rev } = await getOffer(apiClient, { query: { id } })
      return reviseOffer(apiClient, { params: { id }, body: { rev } })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: offerKeys.all }),
  })
}

export interface DuplicateRequest {
  readonly id: number
  /** Without `organization_id` the copy is for the same customer. */
  readonly wish: { readonly reprice: boolean; readonly copy_attachments: boolean; readonly organization_id?: number }
}

/** Makes a new draft with the lines of an offer; the answer is its identification. */
export function useDuplicateOffer() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, wish }: DuplicateRequest) => {
      const [copy] = await duplicateOffer(apiClient, { params: { id: String(id) }, body: wish })
      return copy
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: offerKeys.lists() }),
  })
}
