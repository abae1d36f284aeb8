import type { ErrorBody } from '../contract/kit/error-body.schemas.ts'
import type { ErrorCode } from '../contract/kit/errors.ts'

/**
 * Failures that never were an answer of the API: no connection, no answer in time, given up by the caller, no token to
 * be had ('Failed to get auth token'), or an answer that is not the API's (a proxy's page).
 */
export type LocalErrorCode = 'NETWORK' | 'TIMEOUT' | 'CANCELED' | 'NO_TOKEN' | 'UNEXPECTED'

export interface ApiErrorFacts {
  readonly code: ErrorCode | LocalErrorCode
  readonly message: string
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** Path of a field to its message, in the language of the call. */
  readonly fields?: Readonly<Record<string, string>>
  /** What to quote to support. */
  readonly requestId?: string
  /** With `STALE`: what is stored now. Its shape is that of the call's answer. */
  readonly current?: unknown
  readonly details?: Readonly<Record<string, unknown>>
  /** Seconds to wait, with `RATE_LIMITED` and `UNAVAILABLE`. */
  readonly retryAfter?: number
  readonly cause?: unknown
  /**
   * The message is a program's, for who looks for the cause: the answer was not the API's. Nobody else should read it.
   */
  readonly technical?: boolean
}

/** The one error that an operation rejects with. */
export class ApiError extends Error implements ApiErrorFacts {
  override readonly name = 'ApiError'
  readonly code: ErrorCode | LocalErrorCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined
  readonly current: unknown
  readonly details: Readonly<Record<string, unknown>>
  readonly retryAfter: number | undefined
  /**
   * What the API says to people, in the language of the call. None when there was no answer, or one that is not the
   * API's: a screen then uses its own words, and never `message`, which may be a library's.
   */
  readonly sentence: string | undefined

  constructor(facts: ApiErrorFacts) {
    super(facts.message, { cause: facts.cause })
    this.code = facts.code
    this.status = facts.status
    this.fields = facts.fields ?? {}
    this.requestId = facts.requestId
    this.current = facts.current
    this.details = facts.details ?? {}
    this.retryAfter = facts.retryAfter
    this.sentence = facts.status > 0 && !facts.technical ? facts.message || undefined : undefined
  }

  /** Trying the same call again may succeed. */
  get isTransient(): boolean {
    return this.code === 'NETWORK' || this.code === 'TIMEOUT' || this.status === 429 || this.status >= 500
  }
}

/** Whether something thrown is an ApiError, also when it comes from another copy of this module. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error
}

/** What the API says of a failure to people; see `ApiError.sentence`. None for any other error. */
export function sentenceOf(error: unknown): string | undefined {
  return isApiError(error) ? error.sentence : undefined
}

/** Whether a body is an error of the API. */
export function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' && 'message' in body
  )
}
