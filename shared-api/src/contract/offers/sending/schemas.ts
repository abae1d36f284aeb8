import { Type, type Static } from 'typebox'
import { offerLimits, offerMailKinds } from '../rules/offer-words.rules.ts'
import { Language } from '../../identity/schemas.ts'
import { Email, Id, Instant, Nullable, Strict, Text, Uuid, Words } from '../../kit/schemaKit.ts'

export const OfferMailKind = Words(offerMailKinds)
export type OfferMailKind = Static<typeof OfferMailKind>

const addresses = (minItems: number) => Type.Array(Email, { minItems, maxItems: offerLimits.recipients })

export const SendOfferInput = Strict({
  /** Without it the offer itself; a reminder goes to who has it already. */
  kind: Type.Optional(Words(['offer', 'reminder'])),
  to: addresses(1),
  cc: Type.Optional(addresses(0)),
  bcc: Type.Optional(addresses(0)),
  subject: Text(200, { minLength: 1 }),
  /** Plain text; the link is put below it, or where `{link}` stands. */
  body: Text(20_000, { minLength: 1 }),
  lang: Type.Optional(Language),
  attach_pdf: Type.Optional(Type.Boolean({ default: true })),
  attachment_ids: Type.Optional(Type.Array(Id, { maxItems: offerLimits.attachments, uniqueItems: true })),
  with_link: Type.Optional(Type.Boolean({ default: true })),
  /** A draft is issued first, which has to be said; `rev` goes with it. */
  issue: Type.Optional(Type.Boolean()),
  rev: Type.Optional(Type.Integer({ minimum: 1 })),
  confirm_zero_price: Type.Optional(Type.Boolean()),
  confirm_lines: Type.Optional(Type.Boolean()),
  confirm_quantities: Type.Optional(Type.Boolean()),
})
export type SendOfferInput = Static<typeof SendOfferInput>

/** Of a mail that is being written; it may have no words yet. */
export const PreviewMailInput = Strict({
  kind: Type.Optional(Words(['offer', 'reminder'])),
  lang: Type.Optional(Language),
  subject: Text(200),
  body: Text(20_000),
  with_link: Type.Optional(Type.Boolean({ default: true })),
})
export type PreviewMailInput = Static<typeof PreviewMailInput>

/** What a mail about the offer would say now, from the tenant's wording, ready to be changed. */
export const OfferMailDraft = Strict({
  to: Type.Array(Type.String()),
  cc: Type.Array(Type.String()),
  subject: Type.String(),
  /** `{link}` still stands in it; everything else is filled in. */
  body: Type.String(),
  lang: Language,
  /** Addresses that may be meant: people of the customer, and who had a mail about this offer. */
  suggestions: Type.Array(Type.String()),
})
export type OfferMailDraft = Static<typeof OfferMailDraft>

/** A mail about an offer in the outbox. `waiting` is tried again by itself; `failed` is given up. */
export const OfferMail = Strict({
  message_id: Uuid,
  kind: OfferMailKind,
  version: Type.Integer(),
  to: Type.Array(Type.String()),
  cc: Type.Array(Type.String()),
  subject: Type.String(),
  status: Words(['waiting', 'sent', 'failed']),
  attempts: Type.Integer(),
  last_error: Nullable(Type.String()),
  created_at: Instant,
  sent_at: Nullable(Instant),
  next_attempt_at: Nullable(Instant),
})
export type OfferMail = Static<typeof OfferMail>

/** Both null after revoking. The address is told once; only a hash of it is kept. */
export const OfferLink = Strict({ url: Nullable(Type.String()), expires: Nullable(Instant) })
export type OfferLink = Static<typeof OfferLink>
