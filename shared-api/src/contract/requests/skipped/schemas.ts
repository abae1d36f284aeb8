import { Type, type Static } from 'typebox'
import { QuoteAttachment, QuoteFilter } from '../schemas.ts'
import { Id, Instant, Nullable, Strict, totalCountField, Words } from '../../kit/schemaKit.ts'
import { skipReasons } from '../rules/skip-reasons.rules.ts'

export const SkipReason = Words(skipReasons)
export type SkipReason = Static<typeof SkipReason>

/** The filters of requests; whatever only a request has (a state, an offer, a colleague) no skipped mail has. */
export const SkippedFilter = Strict({
  ...QuoteFilter.properties,
  /** Left out: all but automatic answers and our own mail. */
  reason: Type.Optional(Type.Array(SkipReason, { maxItems: 8, uniqueItems: true })),
})
export type SkippedFilter = Static<typeof SkippedFilter>

/** A mail that was read and made no request. */
export const SkippedMail = Strict({
  id: Id,
  tenant_id: Id,
  reason: SkipReason,
  from: Type.String(),
  subject: Type.String(),
  received_on: Instant,
  created_at: Instant,
  /** Its text; in a list the first 20,000 characters. */
  email_body: Type.String(),
  /** The sender's own HTML can be asked for. */
  has_html: Type.Boolean(),
  /** Mails from this address make requests, whatever they say, because a person made one of a skipped one. */
  is_remembered: Type.Boolean(),
  total_count: totalCountField,
})
export type SkippedMail = Static<typeof SkippedMail>

export const SkippedMailDetail = Strict({
  ...SkippedMail.properties,
  /** Who forwarded it, where `from` is the sender of the mail inside. */
  forwarded_by: Nullable(Type.String()),
  attachments: Type.Array(QuoteAttachment),
})
export type SkippedMailDetail = Static<typeof SkippedMailDetail>
