import type { OfferItemInput, SoldProduct, TaxRegime } from '@staffel/shared-api/contract'
import type { OfferLine } from '../../store/offer-line.ts'
import { priceLines } from '../price-lines.ts'
import { sampleLine, sampleProduct } from './sample-lines.ts'

/** A line as it is sent: one beam. */
export const input = (part: Partial<OfferItemInput> = {}): OfferItemInput => ({
  id: 'a',
  productId: 7,
  description: 'Balk',
  quantity: 1,
  ...part,
})
export const text = (part: Partial<OfferItemInput> = {}) => input({ productId: null, description: 'Zagen', ...part })
export const stored = (part: Partial<OfferLine> = {}) => sampleLine({ productId: 7, ...part })

export interface Circumstances {
  readonly staff?: boolean
  readonly before?: OfferLine
  readonly catalogue?: readonly SoldProduct[]
  readonly tiersTogether?: boolean
  readonly knowsCosts?: boolean
  /** The customer's. */
  readonly regime?: TaxRegime
}

/** The lines as they are computed, for whoever may set prices unless they are not of the staff. */
export function pricedLines(
  items: readonly OfferItemInput[],
  {
    staff = true,
    before,
    catalogue = [sampleProduct()],
    tiersTogether = true,
    knowsCosts = true,
    regime = 'domestic',
  }: Circumstances = {},
): OfferLine[] {
  return priceLines(items, {
    products: new Map(catalogue.map((product) => [product.product_id, product])),
    stored: new Map(before ? [[before.key, before]] : []),
    mayEditPrices: staff,
    tax: { regime, rate: 21 },
    tiersTogether,
    knowsCosts,
  })
}

export function priced(item: OfferItemInput, circumstances: Circumstances = {}): OfferLine | undefined {
  return pricedLines([item], circumstances)[0]
}
