import { roundMoney } from '../../../rules/money.rules.ts'
import { parseDecimal } from '../../../rules/parseDecimal.ts'
import type { Tier } from './priceFor.ts'

/** A row of the tier editor, as typed. */
export interface TierEntry {
  readonly minQuantity: string
  readonly maxQuantity: string
  readonly unitPrice: string
}

/**
 * What a typed row means: the minimum becomes a whole number of at least 0 (0 when it is no number), an empty maximum
 * is unlimited and never below the minimum, an empty price is null and otherwise in whole cents.
 */
export function readTier(entry: TierEntry, language: 'nl' | 'en'): Tier {
  const minQuantity = wholeNumber(entry.minQuantity, language) ?? 0
  const maximum = wholeNumber(entry.maxQuantity, language)
  const price = parseDecimal(entry.unitPrice, language)
  return {
    minQuantity,
    maxQuantity: maximum === null ? null : Math.max(maximum, minQuantity),
    unitPrice: price === null ? null : roundMoney(price),
  }
}

/** Where a new tier starts: one above the last one's minimum, or at 1. */
export function nextTierMinimum(tiers: readonly Pick<Tier, 'minQuantity'>[]): number {
  const last = tiers.at(-1)
  return last ? last.minQuantity + 1 : 1
}

function wholeNumber(text: string, language: 'nl' | 'en'): number | null {
  const value = parseDecimal(text, language)
  return value === null ? null : Math.max(0, Math.trunc(value))
}
