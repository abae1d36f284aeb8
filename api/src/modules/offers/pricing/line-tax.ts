import type { OfferItemInput, SoldProduct } from '@staffel/shared-api/contract'
import { textOrNull, usualTax, type TaxTerms } from '@staffel/shared-api/rules'
import type { OfferLine } from '../store/offer-line.ts'

interface TaxContext {
  readonly products: ReadonlyMap<number, Pick<SoldProduct, 'vat_rate'>>
  readonly mayEditPrices: boolean
  readonly tax: TaxTerms
}

/** What was said stays; a new line has what is usual for its customer and product. A label stands for a rate of 0. */
export function lineTax(
  item: OfferItemInput,
  stored: OfferLine | undefined,
  { mayEditPrices, tax, products }: TaxContext,
): Pick<OfferLine, 'taxRate' | 'taxLabel'> {
  const trusted = mayEditPrices ? item : stored
  const usual = usualTax(tax, products.get(item.productId ?? 0)?.vat_rate)
  const before = stored ?? (trusted?.taxRate === undefined ? usual : undefined)
  const taxRate = trusted?.taxRate ?? before?.taxRate ?? usual.taxRate
  const taxLabel = trusted?.taxLabel === undefined ? before?.taxLabel : trusted.taxLabel
  return { taxRate, taxLabel: taxRate === 0 ? textOrNull(taxLabel) : null }
}
