import type { OfferItem, PublicOffer, PublicOfferItem } from '@staffel/shared-api/contract'
import type { PublicField } from '@staffel/shared-api/rules'

/** A line as the sheet shows it; to staff also with its price list, and of a draft with its product. */
export type SheetItem = Omit<PublicOfferItem, 'picture'> & Pick<OfferItem, 'priceListName' | 'picture' | 'product'>

/** Not a heading or a remark between lines. */
export function hasAmount({ kind }: SheetItem): boolean {
  return kind !== 'section' && kind !== 'text'
}

/** What a sheet shows: an offer as staff have it as well as the version behind a customer's link. */
export interface SheetOffer extends Pick<PublicOffer, Exclude<PublicField, 'discount'>> {
  readonly issuedAt: string | null
  /** Dates the sheet as long as it was not issued. */
  readonly createdDate?: string
  readonly items: readonly SheetItem[]
}
