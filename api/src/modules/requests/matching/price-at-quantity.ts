import type { Product } from '@staffel/shared-api/contract'
import { lineTotal, priceFor } from '@staffel/shared-api/rules'
import type { ProductAtQuantity } from './matcher.types.ts'

/** The product at that quantity: unit price by its tier, and the line's total. */
export function priceAtQuantity(product: Product, quantity: number): ProductAtQuantity {
  const { unitPrice, priceUnit, tier } = priceFor(product, quantity)
  return {
    product,
    quantity,
    unitPrice,
    totalPrice: lineTotal({ quantity, unitPrice, priceUnit }),
    usedStaffelId: tier?.staffelId ?? null,
  }
}
