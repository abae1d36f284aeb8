import { Type, type Static } from 'typebox'
import { Id, Instant, Money, Nullable, Strict, Words } from '../../kit/schemaKit.ts'

/** As what an accepted offer is in Exact. */
export const ExactDocument = Words(['order', 'quotation'])
export type ExactDocument = Static<typeof ExactDocument>

export const ExactPushProblem = Strict({
  /** In words, in the language of the caller. */
  message: Type.String(),
  /** The page of the product where it is put right; null: that is done in Exact, or cannot be. */
  to: Nullable(Type.String()),
})
export type ExactPushProblem = Static<typeof ExactPushProblem>

/**
 * Whether an offer is in Exact. `none`: nobody asked for it. `waiting`: it is about to leave. `sending`: Exact was
 * asked and has not answered. `done`: it is there. `refused`: it cannot be as it is.
 */
export const ExactPush = Strict({
  offer_id: Id,
  state: Words(['none', 'waiting', 'sending', 'done', 'refused']),
  /** Whether it can be asked for now. */
  can_push: Type.Boolean(),
  /** Whether there is a link with Exact that works. */
  connected: Type.Boolean(),
  /** What it is there, or would be. */
  document: ExactDocument,
  number: Nullable(Type.String()),
  /** What it comes to there, VAT included. */
  total: Nullable(Money),
  /** Of the document in Exact. */
  url: Nullable(Type.String()),
  pushed_at: Nullable(Instant),
  asked_by: Nullable(Type.String({ description: 'Name of who asked; null: it left by itself' })),
  /** When it is tried again. */
  next_attempt_at: Nullable(Instant),
  problems: Type.Array(ExactPushProblem),
})
export type ExactPush = Static<typeof ExactPush>

export const ExactPushSettings = Strict({
  push_as: ExactDocument,
  /** Accepted offers leave by themselves. */
  push_automatically: Type.Boolean(),
})
export type ExactPushSettings = Static<typeof ExactPushSettings>
