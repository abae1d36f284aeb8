import type { Offer } from '@staffel/shared-api/contract'
import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useEffect, useRef, useState } from 'react'
import { rememberOffer, type SeenOffer } from '../../../api/offers/offer-transitions.calls.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'

export interface OfferStepOptions<Wish> {
  offer: Offer
  call: (seen: SeenOffer, wish: Wish) => Promise<Offer>
  /** What is told once it has been done. */
  done: (offer: Offer) => string
  onDone: () => void
}

export interface OfferStep<Wish> {
  readonly take: (wish: Wish) => void
  readonly pending: boolean
  /** What the server refused, by field. */
  readonly errors: Readonly<Record<string, string>>
  /** Somebody else changed the offer in the meantime; what is stored now is on the screen behind the question. */
  readonly conflict: { readonly keep: () => void; readonly reload: () => void } | null
}

/**
 * One step in the life of an offer: taken on what the reader saw, never over what somebody else did since without
 * asking.
 */
export function useOfferStep<Wish>({ offer, call, done, onDone }: OfferStepOptions<Wish>): OfferStep<Wish> {
  const { t } = useTranslation('offers')
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<{ wish: Wish } | null>(null)
  const { mutate, isPending, error } = useMutation({ mutationFn: (wish: Wish) => call(offer, wish) })

  const take = (wish: Wish) => {
    setConflict(null)
    mutate(wish, {
      onSuccess: (after) => {
        rememberOffer(queryClient, after)
        toast.success(done(after))
        onDone()
      },
      onError: (problem) => void failed(problem, wish),
    })
  }

  // The toast outlives this render; its Retry goes by what is known by then.
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })

  async function failed(problem: unknown, wish: Wish): Promise<void> {
    if (isApiError(problem) && problem.code === 'VALIDATION') return
    if (!isApiError(problem) || problem.status !== 409) {
      toast.failure(t('steps.failed'), () => latest.current(wish), { description: sentenceOf(problem) })
      return
    }
    await queryClient.invalidateQueries({ queryKey: offerKeys.all })
    if (problem.code === 'STALE') return setConflict({ wish })
    toast.error(t('steps.notPossible'), { description: problem.sentence })
    onDone()
  }

  return {
    take,
    pending: isPending,
    errors: isApiError(error) && error.code === 'VALIDATION' ? error.fields : {},
    conflict: conflict && {
      keep: () => take(conflict.wish),
      reload: () => {
        setConflict(null)
        onDone()
      },
    },
  }
}
