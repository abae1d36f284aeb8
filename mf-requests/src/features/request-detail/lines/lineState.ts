import type { QuoteLine } from '@staffel/shared-api/contract'
import { matchStrength } from '@staffel/shared-api/rules'

/**
 * `ignored`: left out. `chosen`: somebody decided, now or earlier. `none`: nothing was found. `doubt`: the first
 * product, or how many of it, is a proposal. `sure`: one product that fits.
 */
export type LineState = 'ignored' | 'chosen' | 'none' | 'doubt' | 'sure'

export function lineState(line: QuoteLine): LineState {
  if (line.is_ignored) return 'ignored'
  // Metres at the price of lengths, pallets at that of pieces: that is wrong whoever chose the product.
  if (line.conversion !== null || line.sold_in !== null) return 'doubt'
  if (line.chosen_by === 'person') return 'chosen'
  const [best, ...others] = line.productsfound
  if (!best) return 'none'
  if (line.quantity_assumed) return 'doubt'
  if (line.chosen_by !== null) return 'chosen'
  return others.length === 0 && isSure(line, best.totalscore) ? 'sure' : 'doubt'
}

/** By the matcher, by what the tenant asks, and by how it was read. */
const isSure = ({ is_certain, confidence }: QuoteLine, totalscore: number): boolean =>
  is_certain && matchStrength(totalscore) === 4 && confidence === 'high'

/** Whether somebody should look at it before it goes into an offer. */
export function asksForAttention(line: QuoteLine): boolean {
  const state = lineState(line)
  return state === 'none' || state === 'doubt'
}

/** By a person, now or earlier: that can be taken back. What the matcher or the customer's own number says cannot. */
export const isDecided = ({ chosen_by }: QuoteLine): boolean => chosen_by === 'person' || chosen_by === 'memory'

/** The product that goes into the offer. */
export const productOf = ({ productsfound }: QuoteLine) => productsfound[0] ?? null

/** The next line after a position that asks for attention, from the start again after the last; null when none does. */
export function nextToLookAt(lines: readonly QuoteLine[], after: number | null): number | null {
  const asking = lines.filter(asksForAttention).map(({ position }) => position)
  return asking.find((position) => position > (after ?? 0)) ?? asking[0] ?? null
}
