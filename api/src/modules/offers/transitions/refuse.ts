import {
  checkTransition,
  type Ask,
  type Attempt,
  type OfferAction,
  type OfferFacts,
  type OfferStatus,
  type OfferTransition,
} from '@staffel/shared-api/rules'
import { DomainError, invalid, type FieldMessage } from '../../../errors.ts'

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
const questions: Readonly<Record<Ask, readonly [field: string, message: FieldMessage]>> = {
  confirm: [
    'confirm_expired',
    { nl: 'Bevestig dat de offerte verlopen is.', en: 'Confirm that the offer has expired.' },
  ],
  reason: ['reason', { nl: 'Geef een reden.', en: 'Give a reason.' }],
  'reason-code': ['reason_code', { nl: 'Kies een reden.', en: 'Choose a reason.' }],
  'reason-or-code': ['reason', { nl: 'Kies een reden of schrijf er een.', en: 'Choose a reason, or write one.' }],
  signature: ['signature', { nl: 'Zet uw handtekening.', en: 'Sign.' }],
  'later-date': ['validUntil', { nl: 'Kies een latere dag.', en: 'Choose a later day.' }],
}

export function refuseMissing(missing: readonly Ask[]): void {
  if (missing.length > 0) throw invalid(Object.fromEntries(missing.map((ask) => questions[ask])))
}
