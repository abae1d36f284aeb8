import { toIdentityError } from './IdentityError.ts'

/** Why a second factor was not added or removed. */
export type FactorProblem = 'wrong-code' | 'sign-in-again' | 'late' | 'many' | 'offline' | 'full' | 'other'

const problems: Readonly<Record<string, FactorProblem>> = {
  'invalid-verification-code': 'wrong-code',
  'missing-code': 'wrong-code',
  'requires-recent-login': 'sign-in-again',
  'user-token-expired': 'sign-in-again',
  'code-expired': 'late',
  'too-many-requests': 'many',
  'quota-exceeded': 'many',
  'network-request-failed': 'offline',
  timeout: 'offline',
  'maximum-second-factor-count-exceeded': 'full',
  'second-factor-already-in-use': 'full',
}

export function factorProblem(error: unknown): FactorProblem {
  return problems[toIdentityError(error).code] ?? 'other'
}
