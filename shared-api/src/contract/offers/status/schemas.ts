import { Type, type Static } from 'typebox'
import { staffChannels } from '../rules/offer-words.rules.ts'
import { DeclineReason } from '../facts/schemas.ts'
import { SavedOffer } from '../schemas.ts'
import { TaxRegime } from '../../people/customers/schemas.ts'
import { Day, Email, Id, Money, PriceUnit, Quantity, Strict, Text, Words } from '../../kit/schemaKit.ts'

/** Ids of the optional lines that the customer wants; the others are left out. */
export const SelectedOptional = Type.Array(Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9:_-]+$' }), {
  maxItems: 200,
})

/** How many the customer wants of lines that are open to it; the others stay as they are offered. */
export const ChosenQuantities = Type.Array(
  Strict({ id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9:_-]+$' }), quantity: Quantity }),
  { maxItems: 200 },
)
export type ChosenQuantities = Static<typeof ChosenQuantities>

export const OfferStatusInput = Strict({
  status: Words(['pending', 'accepted', 'declined']),
  rev: Type.Integer({ minimum: 1 }),
  /** The issued version that the caller looks at. */
  version: Type.Integer({ minimum: 1 }),
  reason_code: Type.Optional(DeclineReason),
  reason: Type.Optional(Text(2_000)),
  /** Name of the person of the customer who said yes. */
  accepted_by: Type.Optional(Text(200)),
  /** Today when it is left out; never in the future. */
  accepted_on: Type.Optional(Day),
  channel: Type.Optional(Words(staffChannels)),
  po_number: Type.Optional(Text(100)),
  /** Left out: as the issued version has them selected. What it then comes to is computed here. */
  selected_optional: Type.Optional(SelectedOptional),
  quantities: Type.Optional(ChosenQuantities),
  /** An expired offer is accepted only with this said and a reason given. */
  confirm_expired: Type.Optional(Type.Boolean()),
})
export type OfferStatusInput = Static<typeof OfferStatusInput>

/** Typed: the name. Drawn: a PNG as `data:image/png;base64,…`. */
export const Signature = Strict({ type: Words(['typed', 'drawn']), data: Text(200_000) })
export type Signature = Static<typeof Signature>

/** The customer's yes. Refused as `OFFER_CHANGED` when version or total are not what would be stored. */
export const SignatureInput = Strict({
  name: Text(200, { minLength: 1 }),
  email: Email,
  function: Type.Optional(Text(100)),
  agree: Type.Literal(true),
  /** Missing where the seller asks for one: `SIGNATURE_REQUIRED`. */
  signature: Type.Optional(Signature),
  po_number: Type.Optional(Text(100)),
  selected_optional: Type.Optional(SelectedOptional),
  quantities: Type.Optional(ChosenQuantities),
  version: Type.Integer({ minimum: 1 }),
  /** Including VAT, with the optional lines as selected and the quantities as chosen. */
  total: Money,
})
export type SignatureInput = Static<typeof SignatureInput>

export const OfferPriceChanges = Strict({
  lines: Type.Array(
    Strict({
      id: Type.String(),
      productId: Id,
      description: Type.String(),
      quantity: Type.Number(),
      unitPrice: Money,
      /** The catalogue's price when the offer was issued, and today's for the same quantity. */
      listPrice: Money,
      /** Both of them are for so many sales units. */
      priceUnit: PriceUnit,
      currentPrice: Money,
      /** Today the catalogue may price it by another unit. */
      currentPriceUnit: PriceUnit,
      /** What the line would cost more, or less when negative. */
      difference: Money,
    }),
  ),
  difference: Money,
})
export type OfferPriceChanges = Static<typeof OfferPriceChanges>

/** The first and only element of the answer to a duplicate. */
export const DuplicatedOffer = Strict({
  ...SavedOffer.properties,
  /** Told where lines are taxed otherwise than in the first offer, as the customer is: how, and how many. */
  retaxed: Type.Optional(Strict({ regime: TaxRegime, lines: Type.Integer({ minimum: 1, examples: [3] }) })),
})
export type DuplicatedOffer = Static<typeof DuplicatedOffer>
