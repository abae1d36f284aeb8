import type { SoldProduct } from '@staffel/shared-api/contract'
import { lineTotal, priceWithWhy, type TierCount } from '@staffel/shared-api/rules'
import type { ProductAtQuantity } from './matcher.types.ts'

/** The product at that quantity: unit price by its tier, over as much as counts for it, and the line's total. */
export function priceAtQuantity(product: SoldProduct, quantity: number, count?: TierCount): ProductAtQuantity {
  const { unitPrice, priceUnit, tier } = priceWithWhy(product, { quantity, count })
  return {
    product,
    quantity,
    unitPrice,
    totalPrice: lineTotal({ quantity, unitPrice, priceUnit }),
    usedStaffelId: tier?.staffelId ?? null,
  }
}
