import { Type, type Static } from 'typebox'
import { notificationEvents } from '../offers/rules/offer-words.rules.ts'
import { Id, Instant, Nullable, Strict, Uuid, Words } from '../kit/schemaKit.ts'

/** Something that a user is told of; the words for it are the reader's language's, by `event`. */
export const Notification = Strict({
  id: Id,
  event: Words(notificationEvents),
  at: Instant,
  read_at: Nullable(Instant),
  /** Where it leads to; null when it is not about an offer. */
  offer: Nullable(
    Strict({
      offer_id: Id,
      externalId: Uuid,
      offer_nr: Type.String(),
      title: Type.String(),
      customer: Nullable(Type.String()),
    }),
  ),
  /** By event: who (`name`), a `reason_code`, the beginning of a message (`text`). */
  detail: Type.Record(Type.String(), Type.Unknown()),
})
export type Notification = Static<typeof Notification>

/** By which ways the caller is told of an event. */
export const NotificationChoice = Strict({
  event: Words(notificationEvents),
  mail: Type.Boolean(),
  in_app: Type.Boolean(),
})
export type NotificationChoice = Static<typeof NotificationChoice>
