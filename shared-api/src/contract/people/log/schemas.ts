import { Type, type Static } from 'typebox'
import { Day, Id, Instant, Nullable, SearchText, Strict, Text, Words } from '../../kit/schemaKit.ts'
import { ActorKind } from '../../offers/activity/schemas.ts'
import { logKindWords } from './rules/log-words.rules.ts'

/** What narrows the log of a tenant. An Admin names the tenant; everybody else reads their own. */
export const logFilters = {
  tenant_id: Type.Optional(Id),
  search: Type.Optional(SearchText),
  kind: Type.Optional(Words(logKindWords)),
  /** Who did it. */
  user_id: Type.Optional(Id),
  /** With `entity_id`: of that one thing. */
  entity: Type.Optional(Text(40)),
  entity_id: Type.Optional(Text(40)),
  /** Both days included, where the tenant is. */
  from: Type.Optional(Day),
  till: Type.Optional(Day),
}

export const LogEntry = Strict({
  id: Id,
  at: Instant,
  /** `offer.sent` */
  action: Type.String(),
  /** The same as a sentence in the caller's language. */
  what: Type.String(),
  /** Null when a job did it, or a customer by a link. */
  user_id: Nullable(Id),
  actor: Nullable(Type.String()),
  actor_kind: ActorKind,
  /** `offer` */
  entity: Type.String(),
  entity_id: Type.String(),
  /** Number or name of the thing as it is called now, else what kind of thing it is. */
  subject: Type.String(),
  /** The address by which its page finds it, where that is not the id: of a user and of an invite. */
  address: Nullable(Type.String()),
  /** In which order it stands in the chain; null until it does, for a minute at most. */
  position: Nullable(Id),
  detail: Type.Record(Type.String(), Type.Unknown()),
})
export type LogEntry = Static<typeof LogEntry>
