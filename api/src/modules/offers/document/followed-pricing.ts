import type { FrozenPricing, PriceSource } from '@staffel/shared-api/contract'

/**
 * What a customer is told of the price of a line that is open to them. A price by hand follows no steps: beside it they
 * would promise what is not so.
 */
export function followedPricing(frozen: FrozenPricing, priceSource: PriceSource): FrozenPricing {
  const { ladder } = frozen
  if (priceSource !== 'manual' || !ladder) return frozen
  return { ...frozen, ladder: { ...ladder, base_unit_price: null, staffels: [] } }
}
