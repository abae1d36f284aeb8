import { Type, type Static } from 'typebox'
import { OfferItem, OfferItemInput, OfferItemInputs } from '../../offers/items/schemas.ts'
import { Day, Id, Instant, Nullable, Strict, Text } from '../../kit/schemaKit.ts'

const texts = { title: Text(200), notes: Text(20_000), terms: Text(20_000) }
/** Null: the tenant's own. */
const show_pictures = Nullable(Type.Boolean())
/** Null: the tenant's own. */
const validity_days = Nullable(Type.Integer({ minimum: 1, maximum: 365 }))

export const OfferTemplate = Strict({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  /** New offers start from it; one per tenant. */
  isDefault: Type.Boolean(),
  ...texts,
  validity_days,
  show_pictures,
  /** Without totals; prices are those of the moment it is applied, manual ones stay. */
  items: Type.Array(OfferItemInput),
  lastUsed: Nullable(Instant),
  rev: Type.Integer({ minimum: 1 }),
})
export type OfferTemplate = Static<typeof OfferTemplate>

/** With `id` and `rev` it replaces a template. Surcharges among the items are dropped: they follow from the rules. */
export const OfferTemplateInput = Strict({
  id: Type.Optional(Id),
  rev: Type.Optional(Type.Integer({ minimum: 1 })),
  tenant_id: Type.Optional(Id),
  name: Text(200, { minLength: 1 }),
  description: Type.Optional(Text(2_000)),
  isDefault: Type.Optional(Type.Boolean()),
  title: Type.Optional(texts.title),
  notes: Type.Optional(texts.notes),
  terms: Type.Optional(texts.terms),
  validity_days: Type.Optional(validity_days),
  show_pictures: Type.Optional(show_pictures),
  items: OfferItemInputs,
})
export type OfferTemplateInput = Static<typeof OfferTemplateInput>

/** A template as it would fill an offer today; nothing is saved. */
export const AppliedTemplate = Strict({
  template_id: Id,
  ...texts,
  validUntil: Day,
  /** Null: as the tenant's new offers have it. */
  show_pictures,
  /** With ids of their own and the prices of today's tiers. */
  items: Type.Array(OfferItem),
  /** Descriptions of lines whose product is gone; they come as free text. */
  missing: Type.Array(Type.String()),
})
export type AppliedTemplate = Static<typeof AppliedTemplate>
