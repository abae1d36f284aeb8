import type { FoundProduct, SoldProduct, QuoteLine } from '@staffel/shared-api/contract'
import { ladderFor, toCents, type TierCount } from '@staffel/shared-api/rules'
import { priceAtQuantity } from '../../matching/price-at-quantity.ts'

/**
 * A line as a draft that is made now will price it. What is stored with it is the price of the day on which it was
 * matched or chosen, which is told where it was another. `count`: over how much its tier goes, where other lines count
 * with it; that is what goes into the offer, the first product.
 */
export function atTodaysPrices(
  line: QuoteLine,
  products: ReadonlyMap<number, SoldProduct>,
  count: TierCount | undefined,
): QuoteLine {
  return {
    ...line,
    productsfound: line.productsfound.map((found, index) => {
      const product = products.get(found.product_id)
      // One that left the catalogue has no price of today.
      return product ? priced(found, product, index === 0 ? count : undefined) : found
    }),
  }
}

function priced(found: FoundProduct, product: SoldProduct, count: TierCount | undefined): FoundProduct {
  const { quantity } = found
  const { price_unit } = product
  const together = count && count.lines > 1 ? count : undefined
  const { unitPrice: price, totalPrice, usedStaffelId } = priceAtQuantity(product, quantity, together)
  // What was stored is the price of the line by itself.
  const alone = together ? priceAtQuantity(product, quantity).unitPrice : price
  // What is stored is the price of anybody, which tells nothing of how the prices of a customer have changed.
  const hasChanged = !product.price_list && (toCents(alone) !== toCents(found.price) || price_unit !== found.price_unit)
  return {
    ...found,
    price,
    price_unit,
    totalprice: totalPrice,
    used_staffel_id: usedStaffelId,
    ...(product.price_list && { price_list: product.price_list }),
    ...(together && { counted: { ...together, unit: product.sales_unit } }),
    staffels: ladderFor(product.staffels, null).map(({ staffelId, unitPrice, minQuantity, maxQuantity }) => ({
      id: staffelId,
      unit_price: unitPrice,
      min_quantity: minQuantity,
      max_quantity: maxQuantity,
    })),
    ...(hasChanged && { price_before: { price: found.price, price_unit: found.price_unit } }),
  }
}
