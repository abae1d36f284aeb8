import type { PricingTierInput } from '@staffel/shared-api/contract'

/** Tiers of a file that says only where they begin: each goes on to the next one of its variant. */
export function withMaxima(tiers: readonly PricingTierInput[]): PricingTierInput[] {
  const next = new Map([...Map.groupBy(tiers, variantOf)].map(([variant, same]) => [variant, nextBegins(same)]))
  return tiers.map((tier) => {
    const above = next.get(variantOf(tier))?.get(tier.minQuantity)
    return { ...tier, maxQuantity: above === undefined ? null : above - 1 }
  })
}

const variantOf = ({ variantCode }: PricingTierInput) => variantCode

/** Where the next tier begins, by where one does. Sorted, because a file may say that a product has a million. */
function nextBegins(tiers: readonly PricingTierInput[]): Map<number, number> {
  const begins = [...new Set(tiers.map(({ minQuantity }) => minQuantity))].sort((a, b) => a - b)
  return new Map(
    begins.flatMap((from, index) => {
      const above = begins[index + 1]
      return above === undefined ? [] : [[from, above] as const]
    }),
  )
}
