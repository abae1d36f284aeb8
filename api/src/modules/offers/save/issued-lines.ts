import type { FrozenPricing, Product, SmallPicture } from '@staffel/shared-api/contract'
import { frozenLadder, tierCounts } from '@staffel/shared-api/rules'
import type { PricingContext } from '../pricing/price-lines.ts'
import type { OfferLine } from '../store/offer-line.ts'

interface IssuedWith extends Pick<PricingContext, 'products' | 'tiersTogether'> {
  /** Empty where the document shows none. */
  readonly pictures: ReadonlyMap<number, SmallPicture>
}

/**
 * Lines as they are issued: nothing of them asks to be confirmed any more, and each keeps the ladder and the quantity
 * that its price follows from, and the picture that stands beside it.
 */
export function issuedLines(
  lines: readonly OfferLine[],
  { products, tiersTogether, pictures }: IssuedWith,
): OfferLine[] {
  const productOf = ({ productId }: OfferLine): Product | undefined => products.get(productId ?? 0)
  const counts = tierCounts(
    tiersTogether ? lines.map((line) => ({ ...line, id: line.key, product: productOf(line) })) : [],
  )
  return lines.map((line) => {
    const { quantity, lines: counted } = counts.get(line.key) ?? { quantity: line.quantity, lines: 1 }
    const product = productOf(line)
    const frozen: FrozenPricing = {
      ladder: product ? frozenLadder(product, line.variantCode) : null,
      ...{ countedQuantity: quantity, countedLines: counted, tiersTogether },
    }
    const picture = (line.kind === 'item' && pictures.get(line.productId ?? 0)) || null
    return { ...line, toConfirm: null, frozen: line.kind === 'item' ? frozen : null, picture }
  })
}
