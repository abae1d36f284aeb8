import type { OfferItem } from '../../items/schemas.ts'
import { fieldsWith, type FieldWith } from '../../../../rules/fieldsWith.ts'
import type { OfferField } from './offerFields.ts'

interface LineField extends Pick<OfferField, 'compared' | 'hashed'> {
  readonly printed: boolean
  /** In a template: as it is written, as whoever may set prices wrote it, or with a price that was set by hand. */
  readonly templated: 'written' | 'priced' | 'by-hand' | false
}
type SealedLineField = LineField & ({ readonly printed: false } | { readonly hashed: number })

/** What becomes of each field of a line, as `offerFields` says it of the offer. */
export const offerLineFields = {
  kind: { compared: true, printed: true, hashed: 2, templated: 'written' },
  description: { compared: true, printed: true, hashed: 2, templated: 'written' },
  quantity: { compared: true, printed: true, hashed: 2, templated: 'written' },
  unitPrice: { compared: true, printed: true, hashed: 2, templated: 'by-hand' },
  priceUnit: { compared: true, printed: true, hashed: 3, templated: 'by-hand' },
  discountPct: { compared: true, printed: true, hashed: 2, templated: 'priced' },
  taxRate: { compared: true, printed: true, hashed: 2, templated: 'priced' },
  optional: { compared: true, printed: true, hashed: 2, templated: 'written' },
  propertyValues: { compared: true, printed: true, hashed: 2, templated: 'written' },
  total: { compared: false, printed: true, hashed: 2, templated: false },
  taxLabel: { compared: false, printed: true, hashed: 2, templated: 'priced' },
  selected: { compared: false, printed: true, hashed: 2, templated: 'written' },
  priceSource: { compared: false, printed: true, hashed: 2, templated: 'by-hand' },
  overridden: { compared: false, printed: true, hashed: 2, templated: false },
  id: { compared: false, printed: false, hashed: 2, templated: 'written' },
  productId: { compared: false, printed: false, hashed: 2, templated: 'written' },
  isSurcharge: { compared: false, printed: false, hashed: 2, templated: 'written' },
  variantCode: { compared: false, printed: false, hashed: 2, templated: 'written' },
  usedStaffelId: { compared: false, printed: false, hashed: 2, templated: false },
  listPrice: { compared: false, printed: false, hashed: 2, templated: false },
  priceListName: { compared: false, printed: false, hashed: false, templated: false },
  priceSticky: { compared: false, printed: false, hashed: 2, templated: 'by-hand' },
  openQuantity: { compared: true, printed: true, hashed: 5, templated: 'priced' },
  // What the customer made of it is kept with the acceptance.
  offeredQuantity: { compared: false, printed: false, hashed: false, templated: false },
  frozen: { compared: false, printed: false, hashed: 4, templated: false },
  picture: { compared: false, printed: true, hashed: 6, templated: false },
  // The seller's own.
  cost: { compared: false, printed: false, hashed: false, templated: false },
  margin: { compared: false, printed: false, hashed: false, templated: false },
  // Only a draft carries them.
  product: { compared: false, printed: false, hashed: false, templated: false },
  toConfirm: { compared: false, printed: false, hashed: false, templated: 'written' },
} as const satisfies Record<keyof OfferItem, SealedLineField>

export const comparedLineFields = fieldsWith(offerLineFields, { compared: true })
export type ComparedLineField = (typeof comparedLineFields)[number]
/** What a template keeps of a line, and what besides of who may set prices. */
export const writtenLineFields = fieldsWith(offerLineFields, { templated: 'written' })
export const pricedLineFields = fieldsWith(offerLineFields, { templated: 'priced' })

export type PrintedLineField = FieldWith<typeof offerLineFields, { printed: true }>
