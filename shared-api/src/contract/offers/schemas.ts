import { Type, type Static } from 'typebox'
import { offerActions } from './status/rules/offer-transitions.rules.ts'
import { BillingAddress, OfferCompany, OfferFooter, ShippingAddress } from '../people/addresses/schemas.ts'
import { NewCustomer, PaymentTerm } from '../people/customers/schemas.ts'
import { Language } from '../identity/schemas.ts'
import { ApprovalState, approvalOfOffer } from './approval/schemas.ts'
import { DocumentDiscount, OfferAcceptance, OfferDecline } from './facts/schemas.ts'
import { marginOfOffer, OfferItem, OfferItemInputs, ChargeRule } from './items/schemas.ts'
import { Day, Id, Instant, Money, Nullable, SearchText, Strict, Text, Uuid, Words } from '../kit/schemaKit.ts'
import { offerDateFields, offerSortKeys } from './rules/offer-list.rules.ts'
import { currencies } from './rules/offer-words.rules.ts'
import { offerStatuses } from './status/rules/effectiveStatus.ts'

/** `expired` is derived: pending, and past `validUntil` in the tenant's time zone. */
export const OfferStatus = Words(offerStatuses)
export type OfferStatus = Static<typeof OfferStatus>

/** Formats and labels only; amounts are never converted. */
export const Currency = Words(currencies)
export type Currency = Static<typeof Currency>

export const OfferSortKey = Words(offerSortKeys)
export type OfferSortKey = Static<typeof OfferSortKey>

export const OfferDateField = Words(offerDateFields)
export type OfferDateField = Static<typeof OfferDateField>

/**
 * The JSON text `filters`. The date range includes both ends, in the tenant's time zone. `all` is said by leaving a key
 * out.
 */
export const OfferFilters = Strict({
  search: Type.Optional(SearchText),
  status: Type.Optional(OfferStatus),
  region_id: Type.Optional(Id),
  organization_id: Type.Optional(Id),
  date_field: Type.Optional(OfferDateField),
  date_from: Type.Optional(Day),
  date_till: Type.Optional(Day),
  /** Sent ones that the customer has looked at, or has not. */
  viewed: Type.Optional(Type.Boolean()),
  owner_id: Type.Optional(Id),
  /** Where a second person is asked. */
  approval: Type.Optional(Type.Literal('asked')),
})
export type OfferFilters = Static<typeof OfferFilters>

/** How many offers there are of a status, as far as was counted: `capped` says that there are more. */
export const OfferCount = Strict({
  status: Type.Union([Type.Literal('all'), OfferStatus]),
  count: Type.Integer({ minimum: 0 }),
  capped: Type.Boolean(),
})
export type OfferCount = Static<typeof OfferCount>

const identification = {
  /** Numeric, the same as `offer_id`. */
  id: Id,
  offer_id: Id,
  /** What links use: `/offers/{externalId}`. */
  externalId: Uuid,
  /** What people quote: `OFF-2026-0042`. Above version 1 it is shown with ` v2` behind it. */
  offer_nr: Type.String(),
  version: Type.Integer({ minimum: 1 }),
}

/** Facts beside the status; they change nothing about it. */
const progress = {
  /** Name of who looks after it. */
  owner: Nullable(Type.String()),
  sent_at: Nullable(Instant),
  /** When a link to the public page that still works was last made: whoever has it can see the offer. */
  linked_at: Nullable(Instant),
  first_viewed_at: Nullable(Instant),
  /** The customer asked for something: a question, or more time. Cleared by an answer. */
  change_requested_at: Nullable(Instant),
}

/** A row of the offers list. */
export const OfferSummary = Strict({
  ...identification,
  title: Type.String(),
  customer: Nullable(Type.String({ description: 'Name of the organisation' })),
  organization_id: Nullable(Id),
  /** Total including VAT, as stored on the version. */
  amount: Money,
  /** Subtotal excluding VAT. */
  amountExcl: Money,
  currency: Currency,
  /** Number of lines, surcharges, sections and texts left out. */
  items: Type.Integer({ minimum: 0 }),
  status: OfferStatus,
  /** An open draft of the next version beside the issued one. */
  draft_version: Nullable(Type.Integer()),
  createdDate: Instant,
  lastModified: Instant,
  validUntil: Nullable(Day),
  desired_delivery_date: Nullable(Day),
  /** Of the open draft: whether a second person is asked, and what they said. */
  approval: Nullable(ApprovalState),
  ...progress,
})
export type OfferSummary = Static<typeof OfferSummary>

/** An offer that was deleted and can still be brought back. */
export const DeletedOffer = Strict({
  ...identification,
  title: Type.String(),
  customer: Nullable(Type.String()),
  /** Total including VAT, as stored on the version. */
  amount: Money,
  currency: Currency,
  status: OfferStatus,
  deleted_at: Instant,
})
export type DeletedOffer = Static<typeof DeletedOffer>

/** Amounts of a document: `linesTotal − discount = subtotal`, `subtotal + tax = total`. */
export const OfferTotals = Strict({
  linesTotal: Money,
  discount: Money,
  subtotal: Money,
  /** By rate, highest first; lines without tax by their label. */
  taxes: Type.Array(Strict({ rate: Type.Number(), label: Type.Optional(Type.String()), base: Money, amount: Money })),
  tax: Money,
  total: Money,
})
export type OfferTotals = Static<typeof OfferTotals>

/** Null as long as a draft has no customer. */
export const OfferCustomer = Strict({
  organization_id: Id,
  name: Type.String(),
  /** Has to be on a document whose tax is reverse charged. */
  vat_number: Type.Optional(Type.String()),
  addresses: Strict({ billing: BillingAddress, shipping: ShippingAddress }),
})
export type OfferCustomer = Static<typeof OfferCustomer>

/** An offer in full: the version asked for, or else the open draft, or else the issued one. */
export const Offer = Strict({
  ...identification,
  /** Sent back with an edit; another value on the server is `STALE`. */
  rev: Type.Integer({ minimum: 1 }),
  /** The status of the version shown: an open draft beside an issued version says `draft`. */
  status: OfferStatus,
  /** The version that the customer sees; null while nothing was issued. */
  issued_version: Nullable(Type.Integer()),
  draft_version: Nullable(Type.Integer()),
  tenant_id: Id,
  title: Type.String(),
  /** HTML limited to p, br, b, i, ul, li. */
  description: Type.String(),
  createdDate: Instant,
  lastModified: Instant,
  issuedAt: Nullable(Instant),
  /** Valid through this day. */
  validUntil: Nullable(Day),
  desired_delivery_date: Nullable(Day),
  /** Days after the invoice; null: the offer does not say. */
  payment_term_days: Nullable(PaymentTerm),
  currency: Currency,
  /** Of the document, whatever the reader's own language. */
  language: Language,
  /** Printed on the document. */
  notes: Type.String(),
  /** For the seller's staff only; an empty string to anyone else. */
  internal_notes: Type.String(),
  terms: Type.String(),
  /** Whether the document shows the first picture of each line's product. */
  show_pictures: Type.Boolean(),
  footer: OfferFooter,
  company: OfferCompany,
  customer: Nullable(OfferCustomer),
  items: Type.Array(OfferItem),
  totals: OfferTotals,
  margin: marginOfOffer,
  created_by: Nullable(Type.String({ description: 'Name of who made it' })),
  ...progress,
  /**
   * The status of the offer itself, that of its issued version; differs from `status` while a draft of the next version
   * is shown.
   */
  current_status: OfferStatus,
  /** The version that replaced the one shown. */
  superseded_by_version: Nullable(Type.Integer()),
  /** A draft that was open when the customer's version was accepted: it is not issued any more, and can be read. */
  set_aside: Type.Boolean(),
  /** The customer's own order number or reference. */
  customer_reference: Nullable(Type.String()),
  /**
   * By which surcharges follow the quantities that the customer may choose; left out where there are none to choose,
   * and for who is not of the seller's people.
   */
  surcharge_rules: Type.Optional(Type.Array(ChargeRule)),
  /** On the whole document; already in `totals`. */
  discount: Nullable(DocumentDiscount),
  acceptance: Nullable(OfferAcceptance),
  decline: Nullable(OfferDecline),
  ...approvalOfOffer,
  /** What the caller can do with the offer now, by the transition table. */
  actions: Type.Array(Words(offerActions)),
})
export type Offer = Static<typeof Offer>

/**
 * The organisation decides; its addresses are read from the database unless they are sent. `new` instead of
 * `organization_id` makes the customer together with the offer, or not at all.
 */
export const OfferCustomerInput = Strict({
  organization_id: Type.Optional(Id),
  new: Type.Optional(NewCustomer),
  name: Type.Optional(Text(200)),
  addresses: Type.Optional(
    Strict({ billing: Type.Optional(BillingAddress), shipping: Type.Optional(ShippingAddress) }),
  ),
})
export type OfferCustomerInput = Static<typeof OfferCustomerInput>

/** `draft` saves; `issue` makes the offer pending, under the rules of `issueProblems`. */
export const OfferIntent = Words(['draft', 'issue'])
export type OfferIntent = Static<typeof OfferIntent>

/**
 * An offer to save. Without `offer_id` it is new. With it: a draft is updated in place, an issued offer gets its next
 * version as a draft, an accepted one is `OFFER_LOCKED`. A field left out of an update keeps its stored value.
 */
export const OfferInput = Strict({
  offer_id: Type.Optional(Id),
  /** Required with `offer_id`. */
  rev: Type.Optional(Type.Integer({ minimum: 1 })),
  intent: Type.Optional(OfferIntent),
  /** Only an Admin may name another tenant than its own. */
  tenant_id: Type.Optional(Id),
  title: Type.Optional(Text(200)),
  description: Type.Optional(Text(20_000)),
  validUntil: Type.Optional(Nullable(Day)),
  desired_delivery_date: Type.Optional(Nullable(Day)),
  /**
   * Of a new offer, or one for another customer, that does not say: as agreed with the customer, else as the seller's
   * settings have it.
   */
  payment_term_days: Type.Optional(Nullable(PaymentTerm)),
  currency: Type.Optional(Currency),
  /** Of a new offer that does not say: the customer's, else that of who makes it. */
  language: Type.Optional(Language),
  notes: Type.Optional(Text(20_000)),
  internal_notes: Type.Optional(Text(20_000)),
  terms: Type.Optional(Text(20_000)),
  /** Of a new offer that does not say, as the seller's settings have it. */
  show_pictures: Type.Optional(Type.Boolean()),
  customer: Type.Optional(Nullable(OfferCustomerInput)),
  items: Type.Optional(OfferItemInputs),
  discount: Type.Optional(Nullable(DocumentDiscount)),
  customer_reference: Type.Optional(Nullable(Text(100))),
  /** The template that the lines came from, so that it is known when it was last used. */
  template_id: Type.Optional(Id),
  /** Lines with price 0 may be issued only with this said. */
  confirm_zero_price: Type.Optional(Type.Boolean()),
  /** Lines that ask to be confirmed may be issued only with this said; none asks any more then. */
  confirm_lines: Type.Optional(Type.Boolean()),
  /** Quantities that a product is not sold in may be issued only with this said. */
  confirm_quantities: Type.Optional(Type.Boolean()),
})
export type OfferInput = Static<typeof OfferInput>

/** The first and only element of the answer to a save. */
export const SavedOffer = Strict({
  offer_id: Id,
  externalId: Uuid,
  offer_nr: Type.String(),
  version: Type.Integer(),
  status: OfferStatus,
  rev: Type.Integer(),
  totals: OfferTotals,
  /** Told by a save alone. */
  margin: marginOfOffer,
})
export type SavedOffer = Static<typeof SavedOffer>

export const OfferVersion = Strict({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  offer_nr: Type.String(),
  last_modified: Instant,
  /** Name of a person. */
  last_modified_by: Type.String(),
  /** Including VAT. */
  total: Money,
  status: OfferStatus,
  /** The version that the customer has instead of it; null for that one and for drafts. */
  superseded_by_version: Nullable(Type.Integer({ minimum: 1 })),
  /** A draft that was open when the customer's version was accepted; never issued. */
  set_aside: Type.Boolean(),
  issued_at: Nullable(Instant),
  /** The version that the customer sees, or the only draft. */
  is_current: Type.Boolean(),
})
export type OfferVersion = Static<typeof OfferVersion>
