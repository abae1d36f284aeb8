const reasons = [
  'code_used',
  'scope_missing',
  'no_division',
  'rate_limited',
  'unavailable',
  'not_connected',
  'ended',
  'refused',
  'stopped',
  'no_key',
] as const
export type ExactReason = (typeof reasons)[number]

export const isExactReason = (word: string): word is ExactReason => reasons.some((reason) => reason === word)

interface Circumstances {
  /** When it is worth trying again. */
  readonly retryAt?: Date
  /** What Exact wrote, or null. */
  readonly said?: string | null
  readonly status?: number
  /** Of the call, as it stands in the log. */
  readonly traceId?: string
}

/** The accounting system refused, or did not answer as agreed. No token is ever in it. */
export class ExactRefused extends Error {
  override readonly name = 'ExactRefused'
  readonly reason: ExactReason
  readonly circumstances: Circumstances

  constructor(reason: ExactReason, circumstances: Circumstances = {}) {
    super(`Exact: ${reason}`)
    this.reason = reason
    this.circumstances = circumstances
  }
}
