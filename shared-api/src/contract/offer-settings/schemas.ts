import { Type, type Static } from 'typebox'
import { Language } from '../identity/schemas.ts'
import { OfferMailKind } from '../offers/sending/schemas.ts'
import { Currency } from '../offers/schemas.ts'
import { Day, Id, Nullable, Percent, Strict, Text, Words } from '../kit/schemaKit.ts'

/** Mails to a customer who has not answered; off until someone turns them on. */
export const ReminderSettings = Strict({
  enabled: Type.Boolean(),
  /** Days before the last valid one. */
  days_before: Type.Array(Type.Integer({ minimum: 0, maximum: 90 }), { maxItems: 5, uniqueItems: true }),
})
export type ReminderSettings = Static<typeof ReminderSettings>

const settings = {
  default_currency: Currency,
  default_tax_rate: Percent,
  offer_validity_days: Type.Integer({ minimum: 1, maximum: 365 }),
  payment_terms_days: Type.Integer({ minimum: 0, maximum: 120 }),
  terms_nl: Text(20_000),
  terms_en: Text(20_000),
  footer_nl: Text(2_000),
  footer_en: Text(2_000),
  /** `{YYYY} {YY} {MM} {SEQ:4}`; `numberPatternProblems` says what is wrong with one. */
  number_pattern: Text(40, { minLength: 1 }),
  number_reset: Words(['never', 'yearly']),
  signature_required: Type.Boolean(),
  reminders: ReminderSettings,
  low_stock_threshold: Type.Integer({ minimum: 0, maximum: 9_999_999 }),
}

/** Whether lines of one tier group count together for their tier. Left out, it stays as it is. */
const tiers_together = Type.Boolean()

/** Whether new offers show pictures of their products. Left out, it stays as it is. */
const show_pictures = Type.Boolean()

/**
 * What is to be earned on an offer at least, in percent of what is sold; less is warned of. Null: nothing is. For
 * Managers and Admins of the seller, left out for everybody else; left out of a save, it stays as it is.
 */
const margin_floor = Type.Optional(Nullable(Percent))

/**
 * When a second person is asked before an offer is issued: nothing of it where all three are off. For the seller's own
 * people, left out for everybody else; left out of a save, it stays as it is.
 */
const approval = Type.Optional(
  Strict({
    /** With more than so many percent off the list prices; null: whatever the discount. */
    discount: Nullable(Percent),
    /** With less earned than the margin floor. */
    below_floor: Type.Boolean(),
    /** Above this amount without taxes, in the currency of the offer; null: whatever it is. */
    amount: Nullable(Type.Number({ minimum: 0, maximum: 999_999_999.99, examples: [25_000] })),
  }),
)

/** The number that the next offer gets in the present period; it can only be raised. */
const next_sequence = Type.Integer({ minimum: 1, maximum: 999_999_999 })

/** What the platform decides for a tenant; only an Admin changes it. */
const platformSettings = {
  /** Issuing more offers in a month than the plan allows is refused. */
  enforce_plan_limit: Type.Boolean(),
  /** The host at which customers find this tenant's offers, and no other's; null: wherever the product is reached. */
  public_host: Nullable(Type.String({ maxLength: 253, pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$' })),
}

export const OfferSettings = Strict({
  tenant_id: Id,
  ...settings,
  ...platformSettings,
  tiers_together,
  show_pictures,
  margin_floor,
  approval,
  next_sequence,
  rev: Type.Integer({ minimum: 1 }),
})
export type OfferSettings = Static<typeof OfferSettings>

export const OfferSettingsInput = Strict({
  tenant_id: Type.Optional(Id),
  ...settings,
  enforce_plan_limit: Type.Optional(platformSettings.enforce_plan_limit),
  public_host: Type.Optional(platformSettings.public_host),
  tiers_together: Type.Optional(tiers_together),
  show_pictures: Type.Optional(show_pictures),
  margin_floor,
  approval,
  next_sequence: Type.Optional(next_sequence),
  rev: Type.Integer({ minimum: 1 }),
})
export type OfferSettingsInput = Static<typeof OfferSettingsInput>

/** Wording of a mail. Placeholders are those of `mailPlaceholders`. */
export const OfferMailText = Strict({
  kind: OfferMailKind,
  language: Language,
  subject: Text(200, { minLength: 1 }),
  body: Text(20_000, { minLength: 1 }),
})
export type OfferMailText = Static<typeof OfferMailText>

/** Every kind in every language; `is_default` where the tenant has no wording of its own. */
export const OfferMailTexts = Strict({
  texts: Type.Array(Strict({ ...OfferMailText.properties, is_default: Type.Boolean() })),
  rev: Type.Integer({ minimum: 1 }),
})
export type OfferMailTexts = Static<typeof OfferMailTexts>

/** How many offers the tenant issued in this calendar month, and how many its plan allows. */
export const PlanUsage = Strict({
  plan: Nullable(Type.String()),
  /** Null: as many as one likes. */
  limit: Nullable(Type.Integer({ minimum: 0 })),
  used: Type.Integer({ minimum: 0 }),
  /** The first day of the next month. */
  resets_on: Day,
  /** Whether issuing beyond the limit is refused. */
  enforced: Type.Boolean(),
})
export type PlanUsage = Static<typeof PlanUsage>
