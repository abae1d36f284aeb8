import type { Offer, OfferItem } from '@staffel/shared-api/contract'
import type { PrintedLine, PrintedOffer } from '../../../../documents/printed-offer.types.ts'

/** A field that is printed is sealed: leaving one out, or forgetting a new one, does not compile. */
type Sealed<Whole, Printed> = Record<keyof Whole, boolean> & Record<Extract<keyof Printed, keyof Whole>, true>

/**
 * Which fields of an issued document its seal covers. What is left out is not on paper, or changes with the life of the
 * offer.
 */
export const sealedFields = {
  offer_nr: true,
  version: true,
  title: true,
  description: true,
  createdDate: true,
  lastModified: true,
  issuedAt: true,
  validUntil: true,
  desired_delivery_date: true,
  currency: true,
  language: true,
  notes: true,
  terms: true,
  footer: true,
  company: true,
  customer: true,
  items: true,
  totals: true,
  created_by: true,
  customer_reference: true,
  discount: true,
  id: false,
  offer_id: false,
  externalId: false,
  tenant_id: false,
  rev: false,
  status: false,
  current_status: false,
  issued_version: false,
  draft_version: false,
  superseded_by_version: false,
  set_aside: false,
  internal_notes: false,
  acceptance: false,
  decline: false,
  actions: false,
  owner: false,
  sent_at: false,
  linked_at: false,
  first_viewed_at: false,
  change_requested_at: false,
} as const satisfies Sealed<Offer, PrintedOffer>

/** Of a line: all of it, but for the product and the open question that only a draft carries. */
export const sealedLineFields = {
  id: true,
  kind: true,
  productId: true,
  description: true,
  quantity: true,
  unitPrice: true,
  total: true,
  discountPct: true,
  taxRate: true,
  taxLabel: true,
  propertyValues: true,
  isSurcharge: true,
  optional: true,
  selected: true,
  variantCode: true,
  usedStaffelId: true,
  listPrice: true,
  priceSource: true,
  priceSticky: true,
  overridden: true,
  product: false,
  toConfirm: false,
} as const satisfies Sealed<OfferItem, PrintedLine>

export type SealedOffer = Pick<
  Offer,
  {
    [Field in keyof typeof sealedFields]: (typeof sealedFields)[Field] extends true ? Field : never
  }[keyof typeof sealedFields]
>
