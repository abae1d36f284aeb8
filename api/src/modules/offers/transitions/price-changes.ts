import type { OfferPriceChanges, SoldProduct } from '@staffel/shared-api/contract'
import {
  isSamePrice,
  lineTotal,
  priceWithWhy,
  subtractMoney,
  sumMoney,
  tierCounts,
  type TierCount,
} from '@staffel/shared-api/rules'
import type { OfferLine } from '../store/offer-line.ts'

type PriceChange = OfferPriceChanges['lines'][number]

/**
 * Lines whose product costs something else in today's catalogue than when they were priced. A product that is gone has
 * no price to compare.
 */
export function priceChanges(
  lines: readonly OfferLine[],
  products: ReadonlyMap<number, SoldProduct>,
  tiersTogether: boolean,
): OfferPriceChanges {
  const productOf = (line: OfferLine) => products.get(line.productId ?? 0)
  const counts = tierCounts(
    tiersTogether ? lines.map((line) => ({ ...line, id: line.key, product: productOf(line) })) : [],
  )
  const changed = lines.flatMap((line) => changeOf(line, productOf(line), counts.get(line.key)) ?? [])
  const counting = new Set(lines.filter((line) => !line.optional || line.selected).map((line) => line.key))
  return {
    lines: changed,
    difference: sumMoney(changed.filter(({ id }) => counting.has(id)).map(({ difference }) => difference)),
  }
}

function changeOf(line: OfferLine, product: SoldProduct | undefined, count: TierCount | undefined): PriceChange | null {
  const { key, productId, description, quantity, unitPrice, priceUnit, listPrice, variantCode } = line
  if (!product || productId === null || listPrice === null) return null
  const current = priceWithWhy(product, { quantity, count, variantCode })
  if (current.source === 'request' || isSamePrice(current, { unitPrice: listPrice, priceUnit })) return null
  const { unitPrice: currentPrice, priceUnit: currentPriceUnit } = current
  const difference = subtractMoney(
    lineTotal({ ...line, unitPrice: currentPrice, priceUnit: currentPriceUnit }),
    lineTotal({ ...line, unitPrice: listPrice }),
  )
  const prices = { unitPrice, listPrice, priceUnit, currentPrice, currentPriceUnit }
  return { id: key, productId, description, quantity, ...prices, difference }
}
