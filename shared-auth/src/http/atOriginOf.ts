/**
 * Pictures and the like are named by their path at the API. Where that is another origin than the page's, what an
 * answer says of them is made to lead there; anything else stays as it is.
 */
export function atOriginOf(base: string | undefined, answer: unknown): unknown {
  if (base === undefined || base.startsWith('/')) return answer
  return led(answer, new URL(base).origin)
}

function led(value: unknown, origin: string): unknown {
  if (Array.isArray(value)) return value.map((item) => led(item, origin))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      /url$/i.test(key) && typeof item === 'string' && item.startsWith('/webhook/') ? origin + item : led(item, origin),
    ]),
  )
}
