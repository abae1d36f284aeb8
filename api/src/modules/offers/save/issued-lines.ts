import type { SmallPicture } from '@staffel/shared-api/contract'
import { frozenPricing } from '@staffel/shared-api/rules'
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
  const named = lines.map((line) => ({ ...line, id: line.key, product: products.get(line.productId ?? 0) }))
  const pricing = frozenPricing(named, tiersTogether)
  return lines.map((line) => {
    const picture = (line.kind === 'item' && pictures.get(line.productId ?? 0)) || null
    return { ...line, toConfirm: null, frozen: pricing.get(line.key) ?? null, picture }
  })
}
