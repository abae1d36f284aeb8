import type { PricedProduct } from '@staffel/shared-api/rules'
import { ladderAt } from '@staffel/shared-api/rules'
import type { TierSteps } from '@staffel/shared-ui/tiers'
import { useCallback } from 'react'
import { useMoney } from './OfferCurrency.ts'

/** Writes the ladder of a product as it is seen from a quantity; null where there is none. */
export function useTierSteps(): (
  product: PricedProduct,
  quantity: number,
  variant?: string | null,
) => TierSteps | null {
  const money = useMoney()
  return useCallback(
    (product, quantity, variant = null) => {
      const place = ladderAt(product, quantity, variant)
      if (!place) return null
      const { steps, current, next } = place
      return {
        steps: steps.map(({ tier, unitPrice }) => ({
          minimum: tier.minQuantity,
          maximum: tier.maxQuantity,
          price: money(unitPrice),
        })),
        current,
        next: next && { missing: next.missing, price: money(next.unitPrice) },
      }
    },
    [money],
  )
}
