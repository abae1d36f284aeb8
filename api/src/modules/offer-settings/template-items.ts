import type { OfferItemInput, OfferTemplateInput } from '@staffel/shared-api/contract'
import { isBlank, pick, pricedLineFields, writtenLineFields } from '@staffel/shared-api/rules'
import { isSellerStaff, type Caller } from '../../http/caller.ts'
import { text, type Text } from '../../texts/text.ts'

/**
 * Lines as a template keeps them: without surcharges, which follow from the rules, and without what is computed on use.
 */
export function templateItems(items: readonly OfferItemInput[], caller: Caller): OfferItemInput[] {
  return items
    .filter((item) => item.isSurcharge !== true && item.kind !== 'surcharge')
    .map((item) => templateItem(item, isSellerStaff(caller)))
}

/** Only a price that someone set stays with the line; everybody else's prices are those of the day of use. */
function templateItem(item: OfferItemInput, mayEditPrices: boolean): OfferItemInput {
  const written = pick(item, writtenLineFields)
  if (!mayEditPrices) return written
  const { productId, unitPrice, priceUnit, taxLabel, priceSource, priceSticky } = item
  const byHand = priceSource === 'manual' || priceSticky === true || (!productId && unitPrice !== undefined)
  return {
    ...written,
    ...pick(item, pricedLineFields),
    taxLabel: taxLabel || undefined,
    ...(byHand &&
      unitPrice !== undefined && {
        unitPrice,
        priceUnit,
        priceSource: 'manual' as const,
        priceSticky: priceSticky ?? true,
      }),
  }
}

const required = text('field.required')

export function templateProblems({ id, rev, name, items }: OfferTemplateInput): Record<string, Text> {
  const problems: Record<string, Text> = {}
  const seen = new Set<string>()
  if (isBlank(name)) problems['name'] = required
  if (id !== undefined && rev === undefined) problems['rev'] = required
  items.forEach((item, index) => {
    if (seen.has(item.id)) problems[`items.${index}.id`] = text('offer.line.idTwice')
    seen.add(item.id)
    if (!item.productId && isBlank(item.description)) problems[`items.${index}.description`] = required
  })
  return problems
}
