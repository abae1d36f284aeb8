import { formatNumber } from './formatNumber.ts'

/** A percentage given in percents: `21` gives `21%`, `12.5` gives `12,5%`. */
export function formatPercent(percents: number | null | undefined, maximumDecimals = 1): string {
  const number = formatNumber(percents, maximumDecimals)
  return number === '–' ? number : `${number}%`
}
