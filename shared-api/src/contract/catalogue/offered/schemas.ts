import { Type, type Static } from 'typebox'
import { Id, Instant, Money, Nullable, PriceUnit, Strict, Uuid } from '../../kit/schemaKit.ts'
import { Currency, OfferStatus } from '../../offers/schemas.ts'

/** A line of an offer that a product stands in, with what became of that offer. */
export const OfferedLine = Strict({
  offer_id: Id,
  externalId: Uuid,
  offer_nr: Type.String(),
  title: Type.String(),
  customer: Nullable(Type.String()),
  status: OfferStatus,
  last_modified: Instant,
  quantity: Type.Number(),
  unit_price: Money,
  price_unit: PriceUnit,
  currency: Currency,
})
export type OfferedLine = Static<typeof OfferedLine>
