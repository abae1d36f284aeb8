/** What a screen can say of a failure that brought no sentence of the API: the key of it, under `error`. */
export type FailureKind =
  'message' | 'offline' | 'late' | 'session' | 'forbidden' | 'gone' | 'tooLarge' | 'busy' | 'unavailable' | 'server'

/** What a screen can tell of a failure: the server's message and the id under which its log knows it. */
export interface ErrorDetails {
  message: string | undefined
  /** What is said of the first field that is wrong. */
  field: string | undefined
  requestId: string | undefined
  /** Of the answer. */
  status: number | undefined
  kind: FailureKind
  /** Seconds after which it may be tried again, where the server says so. */
  wait: number | undefined
  /** The server said no: the same call would be refused again. */
  isRefused: boolean
}

const kinds: ReadonlyMap<unknown, FailureKind> = new Map([
  ['NETWORK', 'offline'],
  ['TIMEOUT', 'late'],
  ['NO_TOKEN', 'session'],
  ['UNAUTHENTICATED', 'session'],
  ['FORBIDDEN', 'forbidden'],
  ['NOT_FOUND', 'gone'],
  ['TOO_LARGE', 'tooLarge'],
  ['RATE_LIMITED', 'busy'],
  ['UNAVAILABLE', 'unavailable'],
])

/**
 * Reads an error of any kind. Only its `sentence` was written for people (`ApiError`); any other message is for
 * developers and is not shown.
 */
export function errorDetails(error: unknown): ErrorDetails {
  const read = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  const status = read('status')
  const ofStatus = typeof status === 'number' && status >= 500 ? 'server' : 'message'
  const wait = read('retryAfter')
  const fields = read('fields')
  return {
    message: textOf(read('sentence')),
    field: typeof fields === 'object' && fields !== null ? textOf(Object.values(fields)[0]) : undefined,
    requestId: textOf(read('requestId')),
    status: typeof status === 'number' && status > 0 ? status : undefined,
    kind: kinds.get(read('code')) ?? ofStatus,
    wait: typeof wait === 'number' && wait > 0 ? Math.ceil(wait) : undefined,
    isRefused: read('isTransient') === false && typeof status === 'number' && status > 0,
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value || undefined : undefined
}
