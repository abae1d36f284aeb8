import { Type, type Static } from 'typebox'
import { acceptanceChannels, declineReasons } from '../rules/offer-words.rules.ts'
import { Day, Instant, Money, Nullable, Percent, Price, Strict, Words } from '../../kit/schemaKit.ts'

/** On the whole document, in percent or as an amount; spread over the tax rates by largest remainder. */
export const DocumentDiscount = Type.Union([Strict({ percent: Percent }), Strict({ amount: Price })])
export type DocumentDiscount = Static<typeof DocumentDiscount>

export const AcceptanceChannel = Words(acceptanceChannels)
export const DeclineReason = Words(declineReasons)

/** How and by whom an offer was accepted. */
export const OfferAcceptance = Strict({
  accepted_at: Instant,
  /** The day that it happened, as whoever noted it says; that of `accepted_at` when the customer did it. */
  accepted_on: Day,
  /** Of the customer. */
  name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  function: Nullable(Type.String()),
  channel: AcceptanceChannel,
  po_number: Nullable(Type.String()),
  reason: Nullable(Type.String()),
  after_expiry: Type.Boolean(),
  /** Name of who of the seller noted it; null when the customer did it. */
  recorded_by: Nullable(Type.String()),
  signature: Nullable(Words(['typed', 'drawn'])),
  version: Type.Integer(),
  total: Money,
  /** The order went to the bookkeeping. */
  pushed: Type.Boolean(),
})
export type OfferAcceptance = Static<typeof OfferAcceptance>

export const OfferDecline = Strict({
  declined_at: Instant,
  reason_code: Nullable(DeclineReason),
  reason: Nullable(Type.String()),
  by: Nullable(Type.String()),
  by_customer: Type.Boolean(),
})
export type OfferDecline = Static<typeof OfferDecline>
