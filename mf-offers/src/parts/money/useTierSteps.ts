import type { LadderPlace } from '@staffel/shared-api/rules'
import type { TierSteps } from '@staffel/shared-ui/tiers'
import { useCallback } from 'react'
import { usePrice } from './OfferCurrency.ts'

/** Writes a ladder as it is seen from a quantity; null where there is none. */
export function useTierSteps(): (place: LadderPlace | null) => TierSteps | null {
  const written = usePrice()
  return useCallback(
    (place) => {
      if (!place) return null
      const { priceUnit, steps, current, next } = place
      const price = (unitPrice: number | null) => written({ unitPrice, priceUnit })
      return {
        steps: steps.map(({ tier, unitPrice }) => ({
          minimum: tier.minQuantity,
          maximum: tier.maxQuantity,
          price: price(unitPrice),
        })),
        current,
        next: next && { missing: next.missing, price: price(next.unitPrice) },
      }
    },
    [written],
  )
}
