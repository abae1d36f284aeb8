import type { OfferIntent } from '@staffel/shared-api/contract'
import { dayOf, isBlank, issueProblems, type IssueProblemCode } from '@staffel/shared-api/rules'
import { customerName, type OfferDraft } from './offerDraft.ts'

export type DraftProblemCode = IssueProblemCode | 'CUSTOMER_OR_TITLE' | 'DESCRIPTION_MISSING'

/** `field` is the path in the body of the save, as in the server's own refusals: `offer.items.2.quantity`. */
export interface DraftProblem {
  readonly field: string
  readonly code: DraftProblemCode
}

/**
 * What keeps the form from being saved in the way that is asked for, before the server is troubled. `confirmed`: prices
 * of 0, lines that ask for it and quantities that a product is not sold in are right.
 */
export function draftProblems(
  draft: OfferDraft,
  intent: OfferIntent,
  confirmed: boolean,
  today = dayOf(),
): DraftProblem[] {
  return [...(intent === 'issue' ? issuing(draft, confirmed, today) : drafting(draft)), ...freeLines(draft)]
}

function issuing(draft: OfferDraft, confirmed: boolean, today: string): DraftProblem[] {
  const { validUntil, lines } = draft
  return issueProblems(
    {
      hasCustomer: customerName(draft) !== '',
      validUntil,
      items: lines,
      zeroPriceConfirmed: confirmed,
      linesConfirmed: confirmed,
      quantitiesConfirmed: confirmed,
    },
    today,
  )
}

function drafting(draft: OfferDraft): DraftProblem[] {
  return customerName(draft) || !isBlank(draft.title) ? [] : [{ field: 'offer.customer', code: 'CUSTOMER_OR_TITLE' }]
}

function freeLines({ lines }: OfferDraft): DraftProblem[] {
  return lines.flatMap(({ description }, index) =>
    isBlank(description) ? [{ field: `offer.items.${index}.description`, code: 'DESCRIPTION_MISSING' as const }] : [],
  )
}
