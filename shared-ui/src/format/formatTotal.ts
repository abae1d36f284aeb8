import { formatNumber } from './formatNumber.ts'

/** Counts are exact up to this many; the server stops counting there. */
export const totalCap = 10_000

/** A number of results: `42`, `1.234`, and `10.000+` where the server stopped counting. */
export function formatTotal(total: number, capped = total >= totalCap): string {
  return `${formatNumber(Math.min(total, totalCap), 0)}${capped ? '+' : ''}`
}
