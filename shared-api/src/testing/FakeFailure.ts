import type { ErrorBody } from '../contract/kit/error-body.schemas.ts'
import { errorStatus, type ErrorCode } from '../contract/kit/errors.ts'

/** Thrown by a fake answer: the API refuses with this code. */
export class FakeFailure extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ErrorCode,
    facts: Partial<Omit<ErrorBody, 'code'>> = {},
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(facts.message ?? code)
    this.status = errorStatus[code]
    this.body = { message: code, requestId: 'test-request', ...facts, code }
    this.headers = headers
  }
}
