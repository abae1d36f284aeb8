import { errorStatus, type ErrorCode } from '../contract/kit/errors.ts'
import { ApiError, isApiError, isErrorBody, type LocalErrorCode } from './ApiError.ts'
import { textOfBytes } from './bytes.ts'

/** The part of an axios failure that is read here; axios itself is no dependency at run time. */
interface AxiosFailure extends Error {
  readonly isAxiosError: true
  readonly code?: string
  readonly response?: { readonly status: number; readonly data: unknown; readonly headers: unknown }
}

/** Any failure of a call as an ApiError; one that already is, is left as it is. */
export function toApiError(failure: unknown): ApiError {
  if (isApiError(failure)) return failure
  if (isAxiosFailure(failure)) return failure.response ? fromAnswer(failure.response, failure) : withoutAnswer(failure)
  const message = failure instanceof Error ? failure.message : 'Unexpected failure'
  const code = message === 'Failed to get auth token' ? 'NO_TOKEN' : 'UNEXPECTED'
  return new ApiError({ code, message, status: 0, cause: failure })
}

function fromAnswer(response: NonNullable<AxiosFailure['response']>, cause: Error): ApiError {
  const { status, data, headers } = response
  const requestId = header(headers, 'x-request-id')
  const seconds = Number(header(headers, 'retry-after') ?? Number.NaN)
  const facts = {
    status,
    cause,
    ...(requestId && { requestId }),
    ...(Number.isFinite(seconds) && { retryAfter: seconds }),
  }
  const body = readable(data)
  if (isErrorBody(body) && isOurs(body)) return new ApiError({ ...facts, ...body })
  return new ApiError({ ...facts, code: codeOfStatus(status), message: cause.message, technical: true })
}

/** A framework or a proxy answers `{code, message}` too, in words of its own. A code newer than these is still ours. */
function isOurs({ code, requestId }: { code: string; requestId?: unknown }): boolean {
  return code in errorStatus || typeof requestId === 'string'
}

/** The body of a refusal, also where a file was expected and bytes came. */
function readable(data: unknown): unknown {
  const text = textOfBytes(data)
  if (text === null) return data
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function withoutAnswer(failure: AxiosFailure): ApiError {
  return new ApiError({ code: localCode(failure.code), message: failure.message, status: 0, cause: failure })
}

function localCode(code: string | undefined): LocalErrorCode {
  if (code === 'ERR_CANCELED') return 'CANCELED'
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'TIMEOUT' : 'NETWORK'
}

/** For an answer that is not the API's own, such as a gateway's page. */
function codeOfStatus(status: number): ErrorCode | LocalErrorCode {
  if (status === 502 || status === 504) return 'UNAVAILABLE'
  if (status === 403) return 'FORBIDDEN'
  const unambiguous = {
    401: 'UNAUTHENTICATED',
    404: 'NOT_FOUND',
    413: 'TOO_LARGE',
    429: 'RATE_LIMITED',
    503: 'UNAVAILABLE',
    507: 'STORAGE_FULL',
  } as const
  const code = Object.entries(unambiguous).find(([known]) => Number(known) === status)?.[1]
  return code && errorStatus[code] === status ? code : 'UNEXPECTED'
}

function isAxiosFailure(failure: unknown): failure is AxiosFailure {
  return failure instanceof Error && 'isAxiosError' in failure && failure.isAxiosError === true
}

function header(headers: unknown, name: string): string | undefined {
  const value: unknown = typeof headers === 'object' && headers !== null ? Reflect.get(headers, name) : undefined
  return typeof value === 'string' ? value : undefined
}
