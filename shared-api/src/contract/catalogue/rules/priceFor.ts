import { decimal, roundedTo, type Numeric } from '../../../rules/decimal.ts'
import type { PriceOfUnit, PriceUnit } from './price-unit.rules.ts'

/** A quantity price tier; the range includes both ends, `maxQuantity` null has none. */
export interface Tier {
  readonly minQuantity: number
  readonly maxQuantity: number | null
  readonly unitPrice: number | null
  readonly variantCode?: string | null
}

export interface PricedProduct<T extends Tier = Tier> {
  readonly base_unit_price: number | null
  /** The base price and those of the tiers are for so many sales units. */
  readonly price_unit: PriceUnit
  readonly staffels: readonly T[]
}

/** `unitPrice` in whole cents; 0 when the price is on request or the quantity is not positive. */
export interface PriceChoice<T extends Tier = Tier> extends PriceOfUnit {
  /** The tier that was chosen, also when its missing price made the base price apply. */
  readonly tier: T | null
  /** `request`: neither a tier price nor a base price exists ("Prijs op aanvraag"). */
  readonly source: 'tier' | 'base' | 'request'
  /** No tier holds this quantity, so the one with the highest minimum was used. */
  readonly outsideLadder: boolean
}

/**
 * The unit price for a quantity. Quantity 0 or less: 0. No tiers: the base price. Else the tier whose range holds the
 * quantity, the highest minimum winning; no such tier: the one with the highest minimum. A chosen tier without a price
 * gives the base price. `quantity < max + 1` rather than `<= max`, so that 10.5 does not fall between 1–10 and 11–20.
 */
export function priceFor<T extends Tier>(
  product: PricedProduct<T>,
  quantity: Numeric,
  variantCode: string | null = null,
): PriceChoice<T> {
  // Numbers are in the order of the decimals that they are written as.
  const wanted = decimal(quantity).toNumber()
  const { price_unit: priceUnit } = product
  if (wanted <= 0) return { unitPrice: 0, priceUnit, tier: null, source: 'base', outsideLadder: false }
  const ladder = ladderFor(product.staffels, variantCode)
  const holding = ladder.filter(
    (tier) => wanted >= tier.minQuantity && (tier.maxQuantity === null || wanted < tier.maxQuantity + 1),
  )
  const tier = highestMinimum(holding) ?? highestMinimum(ladder)
  const price = tier?.unitPrice ?? product.base_unit_price
  return {
    unitPrice: roundedTo(price ?? 0, 2),
    priceUnit,
    tier,
    source: sourceOf(tier?.unitPrice ?? null, product.base_unit_price),
    outsideLadder: ladder.length > 0 && holding.length === 0,
  }
}

/**
 * The tiers that count for a variant: its own, or else those for every variant (`variantCode` null). Without a variant
 * the tiers for every variant count, and where a product has none of those, all of them.
 */
export function ladderFor<T extends Tier>(tiers: readonly T[], variantCode: string | null): readonly T[] {
  const own = variantCode === null ? [] : tiers.filter((tier) => tier.variantCode === variantCode)
  if (own.length > 0) return own
  const general = tiers.filter((tier) => !tier.variantCode)
  return general.length > 0 || variantCode !== null ? general : tiers
}

function highestMinimum<T extends Tier>(tiers: readonly T[]): T | null {
  return tiers.reduce<T | null>(
    (best, tier) => (best === null || tier.minQuantity > best.minQuantity ? tier : best),
    null,
  )
}

function sourceOf(tierPrice: number | null, basePrice: number | null): PriceChoice['source'] {
  if (tierPrice !== null) return 'tier'
  return basePrice === null ? 'request' : 'base'
}
