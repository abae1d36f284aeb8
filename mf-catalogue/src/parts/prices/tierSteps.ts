import { ladderAt, type PricedProduct } from '@staffel/shared-api/rules'
import { formatPrice } from '@staffel/shared-ui/format'
import type { TierChartProps, TierSteps } from '@staffel/shared-ui/tiers'

export interface LadderSteps extends TierSteps {
  readonly steps: TierChartProps['steps']
}

/** Writes the ladder of a product as it is seen from a quantity; null where there is none. */
export function tierSteps(
  product: PricedProduct,
  quantity: number,
  variant: string | null = null,
  currency?: string,
): LadderSteps | null {
  const place = ladderAt(product, quantity, variant)
  if (!place) return null
  const { priceUnit, steps, current, next } = place
  const price = (unitPrice: number | null) => formatPrice({ unitPrice, priceUnit }, currency)
  return {
    steps: steps.map(({ tier, unitPrice }) => ({
      minimum: tier.minQuantity,
      maximum: tier.maxQuantity,
      price: price(unitPrice),
      amount: unitPrice,
    })),
    current,
    next: next && { missing: next.missing, price: price(next.unitPrice) },
  }
}
