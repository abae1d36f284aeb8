import { isSellerStaff, type Caller } from './caller.ts'
import type { RequestOrigin } from './endpoint-route.ts'
import type { Insertable } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { compiledOnce } from '../db/statements/compiled-once.ts'
import type { Tx } from '../db/tenant-transaction.ts'
import type { catalogues } from '../texts/catalogues.ts'

type LogWords = (typeof catalogues)['nl']['log']
type Actions = LogWords['action']

/** Noun and past participle, as the log has words for it: `offer.created`, `user.blocked`. */
export type LoggedAction = { [Noun in keyof Actions]: `${Noun}.${keyof Actions[Noun] & string}` }[keyof Actions]
/** What is done to one kind of thing: `created`. */
export type LoggedStep<Noun extends keyof Actions> = keyof Actions[Noun] & string
export type LoggedThing = keyof LogWords['entity']

export interface Activity {
  /** The tenant that the thing belongs to; an Admin's own may be another. */
  readonly tenantId: number
  readonly action: LoggedAction
  readonly entity: LoggedThing
  readonly entityId: string | number
  /** What changed (`{from, to}`). Never secrets, tokens or mail bodies. */
  readonly detail?: Readonly<Record<string, unknown>>
  /** Of somebody who has no account: a customer with a link. */
  readonly actor?: Actor
}

export interface Actor {
  readonly name: string | null
  readonly kind: 'staff' | 'customer' | 'system'
}

/** One row per change, in the change's own transaction. The application can neither alter nor remove it. */
export async function recordActivity(
  tx: Tx,
  by: { caller: Caller | null; origin: RequestOrigin | null },
  activity: Activity,
): Promise<void> {
  const actor = activity.actor ?? actorOf(by.caller)
  await insertActivity(tx, {
    tenant_id: activity.tenantId,
    actor_user_id: by.caller?.userId ?? null,
    actor_name: actor.name,
    actor_kind: actor.kind,
    action: activity.action,
    entity: activity.entity,
    entity_id: String(activity.entityId),
    detail: JSON.stringify(activity.detail ?? {}),
    ip: by.origin?.ip ?? null,
    request_id: by.origin?.requestId ?? null,
  })
}

const insertActivity = compiledOnce((tx, row: Insertable<Schema['activity']>) => tx.insertInto('activity').values(row))

function actorOf(caller: Caller | null): Actor {
  if (!caller) return { name: null, kind: 'system' }
  return { name: caller.name || caller.email, kind: isSellerStaff(caller) ? 'staff' : 'customer' }
}
