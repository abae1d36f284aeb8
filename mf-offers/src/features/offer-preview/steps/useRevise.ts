import type { Offer } from '@staffel/shared-api/contract'
import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useNavigate } from '@staffel/shared-ui/router'
import { useRef } from 'react'
import { revise } from '../../../api/offers/offer-transitions.calls.ts'
import { offerKeys } from '../../../api/offers/offers.queries.ts'
import { paths } from '../../../paths.ts'

/** Opens the next version as a draft, and the form over it. */
export function useRevise(offer: Offer): { start: () => void; pending: boolean } {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({ mutationFn: () => revise(offer) })

  // The second click of a double click comes before the button is drawn as busy, and would be answered that there is a
  // draft already.
  const started = useRef(false)

  const start = () => {
    if (started.current) return
    started.current = true
    mutate(undefined, {
      onSuccess: async ([saved]) => {
        await queryClient.invalidateQueries({ queryKey: offerKeys.all })
        toast.success(t('steps.revise.done', { version: saved?.version }))
        await navigate(paths.editOffer(offer.externalId))
      },
      onError: (problem) => {
        // Somebody was first: what there is now is shown, and the button, if it is still there, works on that.
        if (isApiError(problem) && problem.status === 409)
          void queryClient.invalidateQueries({ queryKey: offerKeys.all })
        toast.error(t('steps.failed'), { description: sentenceOf(problem) })
      },
      onSettled: () => {
        started.current = false
      },
    })
  }

  return { start, pending: isPending }
}
