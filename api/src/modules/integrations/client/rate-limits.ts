/** What Exact tells of the calls that are left in one window. */
export interface RateWindow {
  readonly limit: number | null
  readonly remaining: number
  readonly reset: Date
}

export interface RateLimits {
  readonly minute: RateWindow | null
  readonly day: RateWindow | null
}

/** An answer, and a refusal above all, tells of one window, of both, or of none. Resets are milliseconds since 1970. */
export function rateLimits(headers: Headers): RateLimits {
  return { minute: windowOf(headers, 'x-ratelimit-minutely-'), day: windowOf(headers, 'x-ratelimit-') }
}

function windowOf(headers: Headers, prefix: string): RateWindow | null {
  const remaining = numberIn(headers, `${prefix}remaining`)
  const reset = numberIn(headers, `${prefix}reset`)
  if (remaining === null || reset === null) return null
  return { limit: numberIn(headers, `${prefix}limit`), remaining, reset: new Date(reset) }
}

function numberIn(headers: Headers, name: string): number | null {
  const value = headers.get(name)
  const number = Number(value)
  return value === null || value.trim() === '' || !Number.isSafeInteger(number) || number < 0 ? null : number
}
