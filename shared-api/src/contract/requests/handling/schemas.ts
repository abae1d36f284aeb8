import { Type, type Static } from 'typebox'
import { Currency } from '../../offers/schemas.ts'
import { Id, Money, Strict, Uuid, Words } from '../../kit/schemaKit.ts'

/** The offer that was made of a request, as it stands now. */
export const OfferOfRequest = Strict({
  offer_id: Id,
  offer_nr: Type.String(),
  /** Without taxes, of the version that is worked on: the open draft, else the issued one. */
  subtotal: Money,
  currency: Currency,
  /** What becomes of lines that are added: they go into its open draft, into a new version, or it takes none. */
  takes_lines: Words(['draft', 'new_version', 'none']),
})
export type OfferOfRequest = Static<typeof OfferOfRequest>

/**
 * What a draft that is made now amounts to, without taxes, by today's prices: its lines, the surcharges that the
 * tenant's rules ask for, and both together.
 */
export const RequestValue = Strict({ lines: Money, surcharges: Money, subtotal: Money })
export type RequestValue = Static<typeof RequestValue>

export const OfferFromRequest = Strict({
  offer_id: Id,
  externalId: Uuid,
  /** True when an earlier call had made the offer. */
  existing: Type.Optional(Type.Boolean()),
})
export type OfferFromRequest = Static<typeof OfferFromRequest>
