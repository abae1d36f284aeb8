import { wholeCents } from '@staffel/shared-api/rules'
import type { SourceGoods } from '../../catalogue/price-lists/transfer/importing/source-goods.repository.ts'
import type { SourcePrice } from '../../catalogue/price-lists/transfer/importing/source-prices.ts'
import type { PriceStep } from '../sync/item-prices.ts'

/**
 * The steps of a customer as prices of the product: for the unit that the product's are for where that will do, else
 * for the smallest that makes all of them whole cents; null where none does. Below the first step everybody's price
 * counts.
 */
export function priceOfProduct(steps: readonly PriceStep[], product: SourceGoods): SourcePrice | null {
  const isFromOne = (steps[0]?.from ?? 0) <= 1
  const all = isFromOne ? steps : [...belowOf(product, steps[0]?.from ?? 0), ...steps]
  const fit = wholeCents(
    all.map(({ price }) => price),
    1,
    product.priceUnit,
  )
  if (!fit) return null
  const priced = all.map(({ from }, index) => ({ from: Math.max(from, 1), price: fit.prices[index] ?? 0 }))
  const [first] = priced
  const isLadder = priced.length > 1 || (first?.from ?? 1) > 1
  return {
    priceUnit: fit.unit,
    baseUnitPrice: first && first.from <= 1 ? first.price : null,
    steps: isLadder ? priced : [],
  }
}

/** What everybody pays for one, up to a quantity. */
function belowOf({ basePrice, priceUnit, steps }: SourceGoods, end: number): PriceStep[] {
  const one = (price: number): number => price / priceUnit
  const ladder = steps.filter(({ from }) => from < end).map(({ from, price }) => ({ from, price: one(price) }))
  const [lowest] = ladder
  if (basePrice === null || (lowest && lowest.from <= 1)) return ladder
  return [{ from: 1, price: one(basePrice) }, ...ladder]
}
