import { roundHalfUp } from './roundHalfUp.ts'

/** A number the Dutch way in every language: `1.234,5`. Zeros at the end are dropped beyond `minimumDecimals`. */
export function formatNumber(value: number | null | undefined, maximumDecimals = 3, minimumDecimals = 0): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '–'
  const options = { minimumFractionDigits: minimumDecimals, maximumFractionDigits: maximumDecimals }
  return new Intl.NumberFormat('nl-NL', options).format(roundHalfUp(value, maximumDecimals))
}
