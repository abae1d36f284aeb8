import type { PublicOffer, PublicOfferItem } from '@staffel/shared-api/contract'

/** A line as the sheet shows it. */
export type SheetItem = PublicOfferItem

/** Not a heading or a remark between lines. */
export function hasAmount({ kind }: SheetItem): boolean {
  return kind !== 'section' && kind !== 'text'
}

/** What a sheet shows: an offer as staff have it as well as the version behind a customer's link. */
export interface SheetOffer extends Pick<
  PublicOffer,
  | 'offer_nr'
  | 'version'
  | 'title'
  | 'description'
  | 'validUntil'
  | 'desired_delivery_date'
  | 'notes'
  | 'terms'
  | 'customer_reference'
  | 'language'
  | 'currency'
  | 'company'
  | 'footer'
  | 'customer'
  | 'totals'
> {
  readonly issuedAt: string | null
  /** Dates the sheet as long as it was not issued. */
  readonly createdDate?: string
  readonly items: readonly SheetItem[]
}
