import type { PublicOffer } from '@staffel/shared-api/contract'
import { isApiError, type ApiError } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { publicOfferKey } from '../../api/public-offers.queries.ts'

export interface PublicAnswerOptions<Said> {
  token: string
  call: (said: Said) => Promise<PublicOffer>
  onDone: () => void
}

/**
 * Something that the customer says about the offer as a whole. When the seller was first, the page shows what the offer
 * is now; only where the customer can still go on (`OFFER_CHANGED`) the form stays.
 */
export function usePublicAnswer<Said>({ token, call, onDone }: PublicAnswerOptions<Said>) {
  const { t } = useTranslation('offers')
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({ mutationFn: call })

  const send = (said: Said) =>
    mutate(said, {
      onSuccess: (offer) => {
        queryClient.setQueryData(publicOfferKey(token), offer)
        onDone()
      },
      onError: (problem) => void failed(problem, said),
    })

  async function failed(problem: unknown, said: Said): Promise<void> {
    if (!isApiError(problem) || problem.isTransient) return void toast.failure(t('public.notSent'), () => send(said))
    if (problem.status === 422) return
    await queryClient.invalidateQueries({ queryKey: publicOfferKey(token) })
    if (problem.code === 'OFFER_CHANGED') return
    toast.error(t('public.changed'), { description: problem.sentence })
    onDone()
  }

  const refused: ApiError | null = isApiError(error) ? error : null
  return { send, pending: isPending, refused, errors: refused?.fields ?? {} }
}
