import { errorStatus, type ErrorCode } from '@staffel/shared-api/contract'
import type { Text } from './texts/text.ts'
import { translate } from './texts/translate.ts'

export interface DomainErrorOptions {
  /** Field path (`offer.items.3.quantity`) to its message. */
  readonly fields?: Readonly<Record<string, Text>>
  /** With `STALE`: what is stored now. */
  readonly current?: unknown
  /** Facts of the refusal, by code: `{from, to}`, `{count}`, … */
  readonly details?: Readonly<Record<string, unknown>>
  /** Replaces the code's own sentence, in the caller's language. */
  readonly message?: Text
  /** With `RATE_LIMITED`: when it is worth trying again. Becomes the header `Retry-After`. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A refusal that the caller is told of. Its code decides the HTTP status, in the contract's one table. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly options: DomainErrorOptions

  constructor(code: ErrorCode, options: DomainErrorOptions = {}) {
    super(
      options.message ? translate('en', options.message) : code,
      options.cause === undefined ? undefined : { cause: options.cause },
    )
    this.code = code
    this.options = options
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** Also what lies outside the caller's scope: the answer must not tell the two apart. */
export const notFound = (): DomainError => new DomainError('NOT_FOUND')
export const forbidden = (message?: Text): DomainError => new DomainError('FORBIDDEN', { message })
export const stale = (current: unknown): DomainError => new DomainError('STALE', { current })
export const invalid = (fields: Readonly<Record<string, Text>>): DomainError =>
  new DomainError('VALIDATION', { fields })
