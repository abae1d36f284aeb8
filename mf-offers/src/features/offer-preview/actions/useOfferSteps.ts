import type { Offer } from '@staffel/shared-api/contract'
import { isManagement, orderAdvice } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useNavigate } from '@staffel/shared-ui/router'
import { useState } from 'react'
import { offerSendingCalls } from '../../../api/offers/offer-sending.queries.ts'
import { useDownload } from '../../../parts/files/useDownload.ts'
import { paths } from '../../../paths.ts'
import { useRevise } from '../steps/useRevise.ts'
import { nextStep, possibleSteps, type OfferStep } from './nextStep.ts'
import { useIssue } from './useIssue.ts'

export interface OfferSteps {
  readonly next: OfferStep | null
  readonly possible: ReadonlySet<OfferStep>
  readonly take: (step: OfferStep) => void
  /** The one that is under way. */
  readonly pending: OfferStep | null
  /** The one that is being asked about. */
  readonly asked: OfferStep | null
  readonly close: () => void
}

/** What can be done with the offer on the screen: said once, for the card, the menu and the keys. */
export function useOfferSteps(offer: Offer): OfferSteps {
  const user = useUser()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<OfferStep | null>(null)
  const revision = useRevise(offer)
  const issuing = useIssue(offer, { onIssued: () => setAsked('send'), onApproval: () => setAsked('ask-approval') })
  const pdf = useDownload(() => offerSendingCalls(offer.offer_id).pdf(offer.version))
  const possible = possibleSteps(offer, user !== null && isManagement(user))
  // What somebody has to say yes to is asked for where the mail is written, which then issues the draft as well.
  const mustBeConfirmed = offer.items.some(
    ({ kind, unitPrice, quantity, product, toConfirm }) =>
      toConfirm || (kind === 'item' && unitPrice === 0) || (product && orderAdvice(product, quantity)),
  )

  function take(step: OfferStep): void {
    if (!possible.has(step)) return
    if (step === 'edit') return void navigate(paths.editOffer(offer.externalId))
    if (step === 'revise') return revision.start()
    if (step === 'pdf') return pdf.start()
    if (step === 'issue' && !mustBeConfirmed) return issuing.start()
    setAsked(step === 'issue' ? 'send' : step)
  }

  return {
    next: nextStep(offer, possible),
    possible,
    take,
    pending: underWay({ revise: revision.pending, issue: issuing.pending, pdf: pdf.pending }),
    asked,
    close: () => setAsked(null),
  }
}

function underWay(pending: Readonly<Partial<Record<OfferStep, boolean>>>): OfferStep | null {
  const steps: readonly OfferStep[] = ['revise', 'issue', 'pdf']
  return steps.find((step) => pending[step]) ?? null
}
