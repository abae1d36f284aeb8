import { isApiError, sentenceOf } from '@staffel/shared-api/client'
import type { OfferOfRequest, QuoteCustomer, QuoteRequestDetail } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { customersToChoose, useCreateOffer, type OfferWish } from '../../../api/create-offer.mutations.ts'
import { useOneAtATime } from '../../../parts/useOneAtATime.ts'
import { paths } from '../../../paths.ts'

export interface OfferMakingParts {
  readonly id: string
  readonly request: QuoteRequestDetail
  /** Resolves once every change of the lines has been stored. */
  readonly settled: () => Promise<void>
  readonly onDialog: (dialog: 'offer-customer' | 'existing' | 'add' | null) => void
}

/**
 * From the request to its draft offer: who it is for is asked when that is not known, and an offer that is there is not
 * made twice unasked.
 */
export function useOfferMaking({ id, request, settled, onDialog }: OfferMakingParts) {
  const { t } = useTranslation('requests')
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useCreateOffer(id)
  const [candidates, setCandidates] = useState<readonly QuoteCustomer[] | null>(null)
  const [existing, setExisting] = useState<Pick<OfferOfRequest, 'offer_id' | 'offer_nr'> | null>(request.offer)

  // Also while changes are still on their way: each call may make an offer.
  const oneAtATime = useOneAtATime()
  const make = (wish: OfferWish) =>
    oneAtATime((done) => {
      settled()
        .then(() => mutateAsync(wish))
        .then((made) => {
          if (made.existing && !wish.add) {
            // Somebody else made it meanwhile.
            setExisting({ offer_id: made.offer_id, offer_nr: '' })
            return onDialog('existing')
          }
          toast.success(t(wish.add ? 'offer.added' : 'offer.done'))
          void navigate(paths.offer(made.offer_id))
        })
        .catch((error: unknown) => refused(error, wish))
        .finally(done)
    })

  function refused(error: unknown, wish: OfferWish): void {
    const customers = customersToChoose(error)
    if (customers) {
      setCandidates(customers)
      return onDialog('offer-customer')
    }
    onDialog(null)
    const description = sentenceOf(error)
    // The same again would be refused again.
    if (isApiError(error) && !error.isTransient) toast.error(t('offer.failed'), { description })
    else toast.failure(t('offer.failed'), () => make(wish), { description })
  }

  const start = () => {
    if (isPending) return
    if (request.offer) {
      setExisting(request.offer)
      return onDialog('existing')
    }
    if (!request.organization) return onDialog('offer-customer')
    make({})
  }

  /** Lines of a later mail, into the offer that there is: once it was said what that does to it. */
  const addMissing = () => onDialog('add')

  return { start, make, addMissing, pending: isPending, candidates, existing }
}

export type OfferMaking = ReturnType<typeof useOfferMaking>
