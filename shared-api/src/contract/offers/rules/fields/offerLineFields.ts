import type { OfferItem } from '../../items/schemas.ts'
import { fieldsWith, type FieldWith } from './fieldsWith.ts'
import type { OfferField } from './offerFields.ts'

type LineField = Pick<OfferField, 'compared' | 'hashed'> & { readonly printed: boolean }
type SealedLineField = LineField & ({ readonly printed: false } | { readonly hashed: number })

/** What becomes of each field of a line, as `offerFields` says it of the offer. */
export const offerLineFields = {
  kind: { compared: true, printed: true, hashed: 2 },
  description: { compared: true, printed: true, hashed: 2 },
  quantity: { compared: true, printed: true, hashed: 2 },
  unitPrice: { compared: true, printed: true, hashed: 2 },
  discountPct: { compared: true, printed: true, hashed: 2 },
  taxRate: { compared: true, printed: true, hashed: 2 },
  optional: { compared: true, printed: true, hashed: 2 },
  propertyValues: { compared: true, printed: true, hashed: 2 },
  total: { compared: false, printed: true, hashed: 2 },
  taxLabel: { compared: false, printed: true, hashed: 2 },
  selected: { compared: false, printed: true, hashed: 2 },
  priceSource: { compared: false, printed: true, hashed: 2 },
  overridden: { compared: false, printed: true, hashed: 2 },
  id: { compared: false, printed: false, hashed: 2 },
  productId: { compared: false, printed: false, hashed: 2 },
  isSurcharge: { compared: false, printed: false, hashed: 2 },
  variantCode: { compared: false, printed: false, hashed: 2 },
  usedStaffelId: { compared: false, printed: false, hashed: 2 },
  listPrice: { compared: false, printed: false, hashed: 2 },
  priceSticky: { compared: false, printed: false, hashed: 2 },
  // Only a draft carries them.
  product: { compared: false, printed: false, hashed: false },
  toConfirm: { compared: false, printed: false, hashed: false },
} as const satisfies Record<keyof OfferItem, SealedLineField>

export const comparedLineFields = fieldsWith(offerLineFields, { compared: true })
export type ComparedLineField = (typeof comparedLineFields)[number]
export type PrintedLineField = FieldWith<typeof offerLineFields, { printed: true }>
