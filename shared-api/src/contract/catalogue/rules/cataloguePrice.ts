import type { PriceOfUnit } from './price-unit.rules.ts'
import { ladderFor, priceFor, type PricedProduct } from './priceFor.ts'

/** What a catalogue shows: one price, the lowest quantity that has one ("vanaf € x bij N st."), or price on request. */
export type CataloguePrice =
  | (PriceOfUnit & { readonly kind: 'price' })
  | (PriceOfUnit & { readonly kind: 'from'; readonly quantity: number })
  | { readonly kind: 'request' }

/**
 * The price for quantity 1. A ladder that starts higher would show its deepest discount there, so its first tier is
 * named instead.
 */
export function cataloguePrice(product: PricedProduct): CataloguePrice {
  const one = priceFor(product, 1)
  const { priceUnit } = one
  if (!one.outsideLadder)
    return one.source === 'request' ? { kind: 'request' } : { kind: 'price', unitPrice: one.unitPrice, priceUnit }
  const lowest = Math.min(...ladderFor(product.staffels, null).map((tier) => tier.minQuantity))
  const quantity = Math.max(lowest, 1)
  const price = priceFor(product, quantity)
  if (price.source === 'request') return { kind: 'request' }
  return { kind: 'from', unitPrice: price.unitPrice, priceUnit, quantity }
}
