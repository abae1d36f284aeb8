import { decimal, rounded, type Numeric } from '../../../rules/decimal.ts'
import { ladderFor, priceFor, type PricedProduct, type Tier } from './priceFor.ts'

export interface NextStaffel<T extends Tier = Tier> {
  readonly tier: T
  /** How many more reach it; up to three decimals. */
  readonly missing: number
  readonly unitPrice: number
}

/** The next tier up that is cheaper than what applies now, or null: "nog 12 stuks tot de volgende staffel". */
export function nextStaffel<T extends Tier>(
  product: PricedProduct<T>,
  quantity: Numeric,
  variantCode: string | null = null,
): NextStaffel<T> | null {
  const wanted = decimal(quantity)
  const now = priceFor(product, quantity, variantCode)
  const cheaper = ladderFor(product.staffels, variantCode)
    .filter((tier) => wanted.lt(tier.minQuantity) && (tier.unitPrice ?? Infinity) < now.unitPrice)
    .sort((a, b) => a.minQuantity - b.minQuantity)[0]
  if (!cheaper) return null
  return {
    tier: cheaper,
    missing: rounded(decimal(cheaper.minQuantity).minus(wanted), 3),
    unitPrice: rounded(decimal(cheaper.unitPrice ?? 0), 2),
  }
}
