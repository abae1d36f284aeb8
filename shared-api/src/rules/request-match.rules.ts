import type { Numeric } from './decimal.ts'
import { sumMoney } from './money.rules.ts'

/** `full`: every line has a product; `partial`: some have; `none`: none has, or there are no lines. */
export type MatchStatus = 'full' | 'partial' | 'none'

export interface MatchedLine {
  readonly productsfound: readonly { readonly totalprice: Numeric }[]
}

export function matchStatus(lines: readonly MatchedLine[]): MatchStatus {
  const matched = matchedLines(lines)
  if (matched === 0) return 'none'
  return matched === lines.length ? 'full' : 'partial'
}

/** Number of lines with at least one product. */
export function matchedLines(lines: readonly MatchedLine[]): number {
  return lines.filter((line) => line.productsfound.length > 0).length
}

/** Sum of the total prices of all products found. */
export function estimatedValue(lines: readonly MatchedLine[]): number {
  return sumMoney(lines.flatMap((line) => line.productsfound.map((product) => product.totalprice)))
}

/** Step of the match colour: 0 red, 1 light green, 2 green, 3 stronger green, 4 strongest green for any higher score. */
export function matchStrength(totalscore: number): 0 | 1 | 2 | 3 | 4 {
  if (totalscore >= 4) return 4
  if (totalscore >= 3) return 3
  if (totalscore >= 2) return 2
  return totalscore >= 1 ? 1 : 0
}
