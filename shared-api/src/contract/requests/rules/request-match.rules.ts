import type { Numeric } from '../../../rules/decimal.ts'
import { sumMoney } from '../../../rules/money.rules.ts'

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

/** What decides whether somebody has to look at a line before it goes out. */
export interface ProposedLine {
  readonly is_ignored: boolean
  readonly chosen_by: 'person' | 'memory' | 'customer_number' | null
  readonly sold_in: string | null
  /** The first product scores what the tenant asks; below that it is a guess until a person confirms it. */
  readonly is_certain: boolean
  readonly productsfound: readonly { readonly totalprice: Numeric }[]
}

/**
 * Why a line asks to be confirmed: its product is a guess (`match`), or is asked for in another unit than it is sold in
 * (`unit`). Null when nothing is to be confirmed; a line without a product has nothing that could be right.
 */
export function toConfirm({
  is_ignored,
  chosen_by,
  sold_in,
  is_certain,
  productsfound: [proposed],
}: ProposedLine): 'match' | 'unit' | null {
  if (is_ignored || !proposed) return null
  if (sold_in !== null) return 'unit'
  return chosen_by === null && !is_certain ? 'match' : null
}

/** Number of lines that ask to be confirmed. */
export function linesToConfirm(lines: readonly ProposedLine[]): number {
  return lines.filter((line) => toConfirm(line) !== null).length
}

/**
 * What the lines of a request amount to at the prices that they show: the chosen, else the proposed product of every
 * line that is not left out, each once. A line without a product counts 0.
 */
export function estimatedValue(lines: readonly ProposedLine[]): number {
  return sumMoney(
    lines.filter(({ is_ignored }) => !is_ignored).map(({ productsfound: [first] }) => first?.totalprice ?? 0),
  )
}

/**
 * Step of the match colour: 0 red, 1 light green, 2 green, 3 stronger green, 4 strongest green for any higher score.
 */
export function matchStrength(totalscore: number): 0 | 1 | 2 | 3 | 4 {
  if (totalscore >= 4) return 4
  if (totalscore >= 3) return 3
  if (totalscore >= 2) return 2
  return totalscore >= 1 ? 1 : 0
}

/** What a request is worth, wherever that is shown: its offer where there is one, else the offer that is made now. */
export function requestWorth<Currency>({
  offer,
  value,
}: {
  readonly offer: { readonly subtotal: number; readonly currency: Currency } | null
  readonly value: { readonly subtotal: number }
}): { readonly amount: number; readonly currency: Currency | undefined } {
  return { amount: offer?.subtotal ?? value.subtotal, currency: offer?.currency }
}
