import type { PricingTierInput } from '@staffel/shared-api/contract'

/** Tiers of a file that says only where they begin: each goes on to the next one of its variant. */
export function withMaxima(tiers: readonly PricingTierInput[]): PricingTierInput[] {
  return tiers.map((tier) => {
    const above = tiers
      .filter((other) => other.variantCode === tier.variantCode && other.minQuantity > tier.minQuantity)
      .map(({ minQuantity }) => minQuantity)
    return { ...tier, maxQuantity: above.length > 0 ? Math.min(...above) - 1 : null }
  })
}
