import { DomainError } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'
import type { ExactReason, ExactRefused } from '../client/exact-refused.ts'

export type FailureReason = ExactReason | 'state_invalid'

/** Exact being down, or out of calls, is no fault of the link. */
const passing = new Set<FailureReason>(['unavailable', 'rate_limited', 'stopped'])
const ofSignIn = new Set<FailureReason>(['state_invalid', 'code_used', 'scope_missing', 'no_division', 'refused'])

/** `details.reason` is what the error page tells by. */
export function exactFailure(reason: FailureReason, { during }: { readonly during: 'sign-in' | 'use' }): DomainError {
  const code = passing.has(reason)
    ? 'UNAVAILABLE'
    : during === 'sign-in' && ofSignIn.has(reason)
      ? 'INVALID_TOKEN'
      : 'NOT_CONNECTED'
  return new DomainError(code, { message: text(`exact.reason.${reason}`), details: { reason } })
}

export const failureOf = (error: ExactRefused): DomainError => exactFailure(error.reason, { during: 'use' })
