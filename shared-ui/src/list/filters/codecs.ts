/** Reads one value of the URL's query; what it does not understand is its fallback. */
export interface Codec<Value extends string | number> {
  readonly fallback: Value
  readonly read: (raw: string) => Value
}

/** Any text, as it is. */
export function text(fallback = ''): Codec<string> {
  return { fallback, read: (raw) => raw }
}

/** One of a closed list; the first is the fallback unless another is named. */
export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number] = values[0],
): Codec<Values[number]> {
  return { fallback, read: (raw) => values.find((value) => value === raw) ?? fallback }
}

/** A calendar date `YYYY-MM-DD`, or empty. A day that no calendar has is none. */
export function dateText(): Codec<string> {
  return { fallback: '', read: (raw) => (/^\d{4}-\d{2}-\d{2}$/.test(raw) && isOnCalendar(raw) ? raw : '') }
}

function isOnCalendar(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

/** A whole number above zero; with `allowed`, one of those. */
export function wholeNumber(fallback: number, allowed?: readonly number[]): Codec<number> {
  const valid = (value: number) => Number.isSafeInteger(value) && value > 0 && (!allowed || allowed.includes(value))
  return { fallback, read: (raw) => (valid(Number(raw)) ? Number(raw) : fallback) }
}
