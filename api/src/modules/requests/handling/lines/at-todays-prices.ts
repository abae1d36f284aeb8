import type { FoundProduct, Product, QuoteLine } from '@staffel/shared-api/contract'
import { ladderFor, toCents } from '@staffel/shared-api/rules'
import { priceAtQuantity } from '../../matching/price-at-quantity.ts'

/**
 * A line as a draft that is made now will price it. What is stored with it is the price of the day on which it was
 * matched or chosen, which is told where it was another.
 */
export function atTodaysPrices(line: QuoteLine, products: ReadonlyMap<number, Product>): QuoteLine {
  return {
    ...line,
    productsfound: line.productsfound.map((found) => {
      const product = products.get(found.product_id)
      // One that left the catalogue has no price of today.
      return product ? priced(found, product) : found
    }),
  }
}

function priced(found: FoundProduct, product: Product): FoundProduct {
  const { unitPrice: price, totalPrice: totalprice, usedStaffelId } = priceAtQuantity(product, found.quantity)
  const { price_unit } = product
  const hasChanged = toCents(price) !== toCents(found.price) || price_unit !== found.price_unit
  return {
    ...found,
    price,
    price_unit,
    totalprice,
    used_staffel_id: usedStaffelId,
    staffels: ladderFor(product.staffels, null).map(({ staffelId, unitPrice, minQuantity, maxQuantity }) => ({
      id: staffelId,
      unit_price: unitPrice,
      min_quantity: minQuantity,
      max_quantity: maxQuantity,
    })),
    ...(hasChanged && { price_before: { price: found.price, price_unit: found.price_unit } }),
  }
}
