import { formatNumber } from './formatNumber.ts'

/** The quantities of a tier: `10 – 49`, or `≥ 50` where there is no end. */
export function formatRange(minimum: number, maximum: number | null): string {
  return maximum === null ? `≥ ${formatNumber(minimum)}` : `${formatNumber(minimum)} – ${formatNumber(maximum)}`
}
