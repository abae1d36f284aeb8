import { isApiError } from '@staffel/shared-api/client'

/** What the error page tells by, in its address as `reason`. */
const failureReasons = [
  'denied',
  'state_invalid',
  'code_used',
  'scope_missing',
  'no_division',
  'rate_limited',
  'unavailable',
  'refused',
  'not_configured',
  'signed_out',
  'forbidden',
  'unknown',
] as const
export type FailureReason = (typeof failureReasons)[number]

export function failureReason(word: unknown): FailureReason {
  return failureReasons.find((reason) => reason === word) ?? 'unknown'
}

/** What Exact sends back beside a code: that somebody said no, or another fault of its own. */
export function reasonOfAnswer(error: string): FailureReason {
  return error === 'access_denied' ? 'denied' : 'unknown'
}

/** Why the code was not taken. */
export function reasonOfError(error: unknown): FailureReason {
  if (!isApiError(error)) return 'unavailable'
  if (error.code === 'UNAUTHENTICATED') return 'signed_out'
  if (error.code === 'FORBIDDEN') return 'forbidden'
  const told = failureReason(error.details?.['reason'])
  if (told !== 'unknown') return told
  return error.isTransient ? 'unavailable' : 'unknown'
}

/** A state of ours says who began and with which environment; what cannot be read so was not made by us. */
export function isOurState(state: string): boolean {
  try {
    const bytes = atob(state.replaceAll('-', '+').replaceAll('_', '/'))
    const told: unknown = JSON.parse(bytes)
    return (
      typeof told === 'object' &&
      told !== null &&
      isText(Reflect.get(told, 'userId')) &&
      isText(Reflect.get(told, 'env'))
    )
  } catch {
    return false
  }
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
