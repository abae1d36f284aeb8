import {
  checkTransition,
  type Ask,
  type Attempt,
  type OfferAction,
  type OfferFacts,
  type OfferStatus,
  type OfferTransition,
} from '@staffel/shared-api/rules'
import { DomainError, invalid } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'

/**
 * The transition, or null when the offer is so already. What cannot happen is refused with the status that stands in
 * its way.
 */
export function transitionOf(
  facts: OfferFacts,
  action: OfferAction,
  attempt: Attempt & { readonly to?: OfferStatus },
): OfferTransition | null {
  const check = checkTransition(facts, action, attempt)
  if (check.outcome === 'allowed') return check.transition
  if (check.outcome === 'repeat') return null
  throw new DomainError(check.code, {
    details: {
      from: facts.status,
      ...(attempt.to && { to: attempt.to }),
      ...(check.requirement && { requirement: check.requirement }),
    },
  })
}

/** Where the answer to a question belongs in the body. */
const fields: Readonly<Record<Ask, string>> = {
  confirm: 'confirm_expired',
  reason: 'reason',
  'reason-code': 'reason_code',
  'reason-or-code': 'reason',
  signature: 'signature',
  'later-date': 'validUntil',
}

export function refuseMissing(missing: readonly Ask[]): void {
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map((ask) => [fields[ask], text(`offer.ask.${ask}`)])))
}
