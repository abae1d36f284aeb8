import type { OfferItem } from '@staffel/shared-api/contract'
import { retaxed, type TaxTerms } from '@staffel/shared-api/rules'

/** The lines of a form with the tax of other terms, where they had the usual one of those before. */
export function retaxedLines(lines: readonly OfferItem[], before: TaxTerms, after: TaxTerms): OfferItem[] {
  const change = { before: before.regime, after: after.regime, rate: after.rate }
  return retaxed(lines, { ...change, rateOf: ({ product }) => product?.vat_rate })
}
