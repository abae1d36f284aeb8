import type { Numeric } from '../../../rules/decimal.ts'
import { nextStaffel, type NextStaffel } from './nextStaffel.ts'
import type { PriceUnit } from './price-unit.rules.ts'
import { ladderFor, priceFor, type PricedProduct, type Tier } from './priceFor.ts'

export interface LadderPlace<T extends Tier = Tier> {
  /** Every price of the ladder is for so many. */
  readonly priceUnit: PriceUnit
  /** From the smallest quantity to the largest, each with what it costs; null is a price on request. */
  readonly steps: readonly { readonly tier: T; readonly unitPrice: number | null }[]
  /** Which of the steps the price of this quantity is from, counted from 0; null when it is from none. */
  readonly current: number | null
  readonly next: NextStaffel<T> | null
}

/** Where a quantity stands on the ladder of a product; null for a product without tiers. */
export function ladderAt<T extends Tier>(
  product: PricedProduct<T>,
  quantity: Numeric,
  variantCode: string | null = null,
): LadderPlace<T> | null {
  const ladder = ladderFor(product.staffels, variantCode).toSorted((a, b) => a.minQuantity - b.minQuantity)
  if (ladder.length === 0) return null
  const { tier } = priceFor(product, quantity, variantCode)
  return {
    priceUnit: product.price_unit,
    steps: ladder.map((step) => ({ tier: step, unitPrice: step.unitPrice ?? product.base_unit_price })),
    current: tier && ladder.indexOf(tier),
    next: nextStaffel(product, quantity, variantCode),
  }
}
