import type { Product } from '@staffel/shared-api/contract'
import { cataloguePrice } from '@staffel/shared-api/rules'

/** The quantity that a product's price in a list is for: one, or the least that has a price. */
export function usualQuantity(product: Product): number {
  const price = cataloguePrice(product)
  return price.kind === 'from' ? price.quantity : 1
}
