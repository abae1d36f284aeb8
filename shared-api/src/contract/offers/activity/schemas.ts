import { Type, type Static } from 'typebox'
import { offerEvents } from '../rules/offer-words.rules.ts'
import { Id, Instant, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

/** `system`: a job did it. */
export const ActorKind = Words(['staff', 'customer', 'system'])
export type ActorKind = Static<typeof ActorKind>

export const OfferActivity = Strict({
  id: Id,
  at: Instant,
  action: Words(offerEvents),
  /** Name of who did it. */
  actor: Nullable(Type.String()),
  actor_kind: ActorKind,
  /**
   * What changed, by action: `{from, to}`, `{version}`, `{reason_code, reason}`, `{filename}`, `{offer_nr, offer_id}`,
   * `{to}`, `{channel}`.
   */
  detail: Type.Record(Type.String(), Type.Unknown()),
})
export type OfferActivity = Static<typeof OfferActivity>

/** What happened to an offer since its reader looked. */
export const OfferNews = Strict({
  /** The newest entry of the log; 0 when there is none. */
  latest: Type.Integer({ minimum: 0 }),
  /** Newest first, and no more than a person would read. */
  events: Type.Array(
    Strict({
      action: Words(offerEvents),
      actor: Nullable(Type.String()),
      actor_kind: ActorKind,
      /** The reader did it. */
      own: Type.Boolean(),
    }),
  ),
})
export type OfferNews = Static<typeof OfferNews>

/** `staff` stays among the seller's people; `customer` both sides see. */
export const VisibleTo = Words(['staff', 'customer'])
export type VisibleTo = Static<typeof VisibleTo>

export const OfferComment = Strict({
  id: Id,
  at: Instant,
  author: Nullable(Type.String()),
  author_kind: ActorKind,
  text: Type.String(),
  visible_to: VisibleTo,
})
export type OfferComment = Static<typeof OfferComment>

export const OfferCommentInput = Strict({ text: Text(4_000, { minLength: 1 }), visible_to: Type.Optional(VisibleTo) })
export type OfferCommentInput = Static<typeof OfferCommentInput>

/** Media types of what may be attached: PDF, PNG, JPEG, DOCX, XLSX. */
export const attachmentTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

export const OfferAttachment = Strict({
  id: Id,
  filename: Type.String(),
  content_type: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  visible_to: VisibleTo,
  created_at: Instant,
  created_by: Nullable(Type.String()),
})
export type OfferAttachment = Static<typeof OfferAttachment>
