import { isBlank } from '../../../../rules/blank.rules.ts'
import type { Ask } from './offer-transitions.rules.ts'

/** What came with the wish for a step. */
export interface StepAnswers {
  readonly confirmed?: boolean
  readonly reason?: string
  readonly reasonCode?: string
  readonly signed?: boolean
  /** `YYYY-MM-DD`, already found fit by `extensionProblem`. */
  readonly date?: string
}

/** What a step asks for and did not get. */
export function missingAsks(asks: readonly Ask[], answers: StepAnswers): Ask[] {
  const reason = !isBlank(answers.reason ?? '')
  const given: Record<Ask, boolean> = {
    confirm: answers.confirmed === true,
    reason: reason,
    'reason-code': Boolean(answers.reasonCode),
    'reason-or-code': reason || Boolean(answers.reasonCode),
    signature: answers.signed === true,
    'later-date': answers.date !== undefined,
  }
  return asks.filter((ask) => !given[ask])
}
