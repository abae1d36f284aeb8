import { sql } from 'kysely'
import type { Db } from '../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../db/tenant-transaction.ts'
import { waitForTurn } from '../db/statements/waiting-line.ts'
import type { SendingKind } from '../config.ts'

/** What is counted together: a person's, or without one the tenant's. */
export interface SendingCount {
  readonly tenantId: number
  readonly userId?: number
  readonly kind: SendingKind
  readonly since: Date
}

/** Whoever counts and adds does it alone in the tenant until the end of the transaction, in whichever process. */
async function oneAtATime(tx: Tx, tenantId: number): Promise<void> {
  await waitForTurn(tx)
  await sql`select pg_advisory_xact_lock(7304213, ${tenantId}::integer)`.execute(tx)
}

/**
 * The moment of the sending that has to be out of the window before there is room again; null when there is. Counted
 * from the newest back, the first that does not fit with `room` to go.
 */
async function inTheWay(tx: Tx, { tenantId, userId, kind, since }: SendingCount, room: number): Promise<Date | null> {
  const summed = tx
    .selectFrom('sending')
    .select(['at', sql<number>`sum(amount) over (order by at desc, id desc)`.as('up_to_here')])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('at', '>', since)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? null))
  const row = await tx
    .selectFrom(summed.as('s'))
    .select('at')
    .where('up_to_here', '>', room)
    .orderBy('up_to_here')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

async function add(
  tx: Tx,
  sending: {
    readonly tenantId: number
    readonly userId: number | null
    readonly kind: SendingKind
    readonly amount: number
    readonly at: Date
  },
): Promise<void> {
  const { tenantId, userId, ...rest } = sending
  await tx
    .insertInto('sending')
    .values({ tenant_id: tenantId, user_id: userId, ...rest })
    .execute()
}

/** Nothing counts for longer than a day; a second one is for clocks that differ. */
export async function forgetSendings(db: Db, now: Date): Promise<void> {
  await asTenant(db, everyTenant, (tx) =>
    tx
      .deleteFrom('sending')
      .where('at', '<', new Date(now.getTime() - 2 * 86_400_000))
      .execute(),
  )
}

/** SQL of what was sent. */
export const countedSendings = { oneAtATime, inTheWay, add }
