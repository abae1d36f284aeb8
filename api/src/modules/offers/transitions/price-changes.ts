import type { OfferPriceChanges, Product } from '@staffel/shared-api/contract'
import { lineTotal, priceFor, subtractMoney, sumMoney } from '@staffel/shared-api/rules'
import type { OfferLine } from '../store/offer-line.ts'

type PriceChange = OfferPriceChanges['lines'][number]

/**
 * Lines whose product costs something else in today's catalogue than when they were priced. A product that is gone has
 * no price to compare.
 */
export function priceChanges(lines: readonly OfferLine[], products: ReadonlyMap<number, Product>): OfferPriceChanges {
  const changed = lines.flatMap((line) => changeOf(line, products.get(line.productId ?? 0)) ?? [])
  const counting = new Set(lines.filter((line) => !line.optional || line.selected).map((line) => line.key))
  return {
    lines: changed,
    difference: sumMoney(changed.filter(({ id }) => counting.has(id)).map(({ difference }) => difference)),
  }
}

function changeOf(line: OfferLine, product: Product | undefined): PriceChange | null {
  const { key, productId, description, quantity, unitPrice, listPrice } = line
  if (!product || productId === null || listPrice === null) return null
  const { unitPrice: currentPrice, source } = priceFor(product, quantity, line.variantCode)
  if (source === 'request' || currentPrice === listPrice) return null
  const difference = subtractMoney(
    lineTotal({ ...line, unitPrice: currentPrice }),
    lineTotal({ ...line, unitPrice: listPrice }),
  )
  return { id: key, productId, description, quantity, unitPrice, listPrice, currentPrice, difference }
}
