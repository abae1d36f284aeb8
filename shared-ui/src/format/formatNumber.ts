import { roundHalfUp } from './roundHalfUp.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** A number the Dutch way in every language: `1.234,5`. Zeros at the end are dropped beyond `minimumDecimals`. */
export function formatNumber(value: number | null | undefined, maximumDecimals = 3, minimumDecimals = 0): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–'
  return formatOf(minimumDecimals, maximumDecimals).format(roundHalfUp(value, maximumDecimals))
}

/** Making one takes as long as thirty numbers do. */
function formatOf(minimumFractionDigits: number, maximumFractionDigits: number): Intl.NumberFormat {
  const key = `${minimumFractionDigits}-${maximumFractionDigits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('nl-NL', { minimumFractionDigits, maximumFractionDigits })
  formats.set(key, made)
  return made
}
