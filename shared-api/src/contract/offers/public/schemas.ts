import { Type, type Static } from 'typebox'
import { OfferAttachment, OfferComment } from '../activity/schemas.ts'
import { DeclineReason } from '../facts/schemas.ts'
import { OfferItem, ChargeRule } from '../items/schemas.ts'
import { publicFields } from '../rules/fields/offerFields.ts'
import { Offer } from '../schemas.ts'
import { pick } from '../../../rules/records.rules.ts'
import { Instant, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

/**
 * From the link; never logged. What is no token at all is unknown, hence NOT_FOUND: no text is refused, and a longer
 * one finds no path.
 */
export const OfferToken = Strict({ token: Type.String({ maxLength: 256, pattern: '^[\\s\\S]*$' }) })

/** A line as the customer sees it: nothing of how its price came about. */
export const PublicOfferItem = Strict({
  id: OfferItem.properties.id,
  kind: OfferItem.properties.kind,
  description: Type.String(),
  quantity: OfferItem.properties.quantity,
  unitPrice: OfferItem.properties.unitPrice,
  priceUnit: OfferItem.properties.priceUnit,
  total: OfferItem.properties.total,
  discountPct: OfferItem.properties.discountPct,
  taxRate: OfferItem.properties.taxRate,
  taxLabel: OfferItem.properties.taxLabel,
  /** `request` with a price of 0: the price is on request. */
  priceSource: OfferItem.properties.priceSource,
  propertyValues: OfferItem.properties.propertyValues,
  optional: Type.Boolean(),
  selected: Type.Boolean(),
  openQuantity: OfferItem.properties.openQuantity,
  offeredQuantity: OfferItem.properties.offeredQuantity,
  /** Where the document shows pictures; it is at `pictures/{id}` behind the link. */
  picture: Type.Optional(Strict({ alt: Type.String() })),
  /** Of a line whose quantity the customer may still choose: what its price follows from. */
  frozen: OfferItem.properties.frozen,
})
export type PublicOfferItem = Static<typeof PublicOfferItem>

/** `superseded`: there is a newer version; to be read only. */
export const PublicOfferState = Words(['open', 'accepted', 'declined', 'expired', 'superseded'])
export type PublicOfferState = Static<typeof PublicOfferState>

/** The frozen version behind a link. */
export const PublicOffer = Strict({
  state: PublicOfferState,
  /** The version that took the place of this one, when whoever has this link may have that one too. */
  newer_version: Nullable(Type.Integer({ minimum: 1 })),
  ...pick(Offer.properties, publicFields),
  issuedAt: Instant,
  items: Type.Array(PublicOfferItem),
  /** While there are quantities to choose. */
  surcharge_rules: Type.Optional(Type.Array(ChargeRule)),
  signature_required: Type.Boolean(),
  /** What the tick box says; stored with the acceptance. */
  consent_text: Type.String(),
  /** Of the person whom the link was sent to, to begin with. */
  recipient_email: Nullable(Type.String()),
  /** More time was asked for and nobody has answered yet. */
  extension_requested: Type.Boolean(),
  attachments: Type.Array(OfferAttachment),
  comments: Type.Array(OfferComment),
  acceptance: Nullable(
    Strict({ accepted_at: Instant, name: Nullable(Type.String()), po_number: Nullable(Type.String()) }),
  ),
  decline: Nullable(
    Strict({ declined_at: Instant, reason_code: Nullable(DeclineReason), reason: Nullable(Type.String()) }),
  ),
})
export type PublicOffer = Static<typeof PublicOffer>

/** A code or own words; at least one of them. */
export const PublicDecline = Strict({
  reason_code: Type.Optional(DeclineReason),
  reason: Type.Optional(Text(2_000)),
  name: Type.Optional(Text(200)),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type PublicDecline = Static<typeof PublicDecline>

export const PublicMessage = Strict({ text: Text(4_000, { minLength: 1 }), name: Type.Optional(Text(200)) })
export type PublicMessage = Static<typeof PublicMessage>
