import { sql } from 'kysely'
import type { Db } from '../../db/database.types.ts'
import { recordActivity, type LoggedAction } from '../../http/record-activity.ts'
import { asTenant, type Tx } from '../../db/tenant-transaction.ts'
import type { TokenIdentity } from '../../http/caller.ts'
import type { RequestOrigin } from '../../http/endpoint-route.ts'
import type { Account } from './account.repository.ts'
import { absoluteLimit, idleLimit } from './session.rules.ts'

/**
 * Sessions of one account. A session is the account and the moment of its sign-in, which every refresh of its token
 * repeats.
 */
export interface SessionRepository {
  /** Those that have not ended, newest activity first. */
  list(account: Account, now: Date): Promise<SessionRow[]>
  /** By which providers the account was signed in to, the one used last first. */
  providers(account: Account): Promise<{ provider: string; last: Date }[]>
  /** Ends the session of this token, also one that the server has not seen before. */
  endOwn(account: Account, identity: TokenIdentity, now: Date, origin: RequestOrigin): Promise<void>
  /** Ends the session with that id and answers when it began; null when the account has none such. */
  endNamed(account: Account, id: string, now: Date, origin: RequestOrigin): Promise<Date | null>
  /**
   * Ends all that began up to `until`, seen before or not, and all that were seen. Answers when the last of them began.
   */
  endAll(account: Account, until: Date, now: Date, origin: RequestOrigin): Promise<Date>
}

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number]

const mostListed = 100

export function sessionRepository(db: Db): SessionRepository {
  const within = <T>(account: Account, work: (tx: Tx) => Promise<T>): Promise<T> =>
    asTenant(db, { tenantId: account.tenant_id }, work)
  return {
    list: (account, now) => within(account, (tx) => selectSessions(tx, account, now)),
    providers: (account) => within(account, (tx) => selectProviders(tx, account)),
    endOwn: (account, identity, now, origin) => within(account, (tx) => endOwn(tx, account, identity, now, origin)),
    endNamed: (account, id, now, origin) => within(account, (tx) => endNamed(tx, account, id, now, origin)),
    endAll: (account, until, now, origin) => within(account, (tx) => endAll(tx, account, until, now, origin)),
  }
}

function selectSessions(tx: Tx, account: Account, now: Date) {
  return tx
    .selectFrom('user_session')
    .select(['id', 'auth_time', 'last_activity_at', 'device'])
    .where('tenant_id', '=', account.tenant_id)
    .where('user_id', '=', account.user_id)
    .where('ended_at', 'is', null)
    .where('auth_time', '>', account.sessions_valid_after)
    .where('auth_time', '>=', new Date(now.getTime() - absoluteLimit))
    .where('last_activity_at', '>=', new Date(now.getTime() - idleLimit))
    .orderBy('last_activity_at', 'desc')
    .orderBy('auth_time', 'desc')
    .limit(mostListed)
    .execute()
}

async function selectProviders(tx: Tx, account: Account): Promise<{ provider: string; last: Date }[]> {
  const rows = await tx
    .selectFrom('user_session')
    .select((eb) => ['provider', eb.fn.max('last_activity_at').as('last')])
    .where('tenant_id', '=', account.tenant_id)
    .where('user_id', '=', account.user_id)
    .where('provider', 'is not', null)
    .groupBy('provider')
    .orderBy('last', 'desc')
    .execute()
  return rows.map(({ provider, last }) => ({ provider: provider ?? '', last }))
}

async function endOwn(
  tx: Tx,
  account: Account,
  { authTime, provider }: TokenIdentity,
  now: Date,
  origin: RequestOrigin,
): Promise<void> {
  await tx
    .insertInto('user_session')
    .values({
      tenant_id: account.tenant_id,
      user_id: account.user_id,
      auth_time: authTime,
      provider,
      last_activity_at: now,
      ended_at: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'auth_time']).doUpdateSet({ ended_at: now }))
    .execute()
  await record(tx, account, origin, 'user.signed_out')
}

async function endNamed(tx: Tx, account: Account, id: string, now: Date, origin: RequestOrigin): Promise<Date | null> {
  const ended = await tx
    .updateTable('user_session')
    .set({ ended_at: now })
    .where('tenant_id', '=', account.tenant_id)
    .where('user_id', '=', account.user_id)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('auth_time')
    .executeTakeFirst()
  if (!ended) return null
  await record(tx, account, origin, 'user.signed_out')
  return ended.auth_time
}

async function endAll(tx: Tx, account: Account, until: Date, now: Date, origin: RequestOrigin): Promise<Date> {
  const ended = await tx
    .updateTable('user_session')
    .set({ ended_at: now })
    .where('tenant_id', '=', account.tenant_id)
    .where('user_id', '=', account.user_id)
    .where('ended_at', 'is', null)
    .returning('auth_time')
    .execute()
  await tx
    .updateTable('app_user')
    .set({ sessions_valid_after: sql<Date>`greatest(sessions_valid_after, ${until}::timestamptz)` })
    .where('tenant_id', '=', account.tenant_id)
    .where('id', '=', account.user_id)
    .execute()
  await record(tx, account, origin, 'user.signed_out_everywhere')
  return new Date(Math.max(until.getTime(), ...ended.map(({ auth_time: began }) => began.getTime())))
}

function record(tx: Tx, account: Account, origin: RequestOrigin, action: LoggedAction): Promise<void> {
  const actor = {
    name: `${account.first_name} ${account.last_name}`.trim() || account.email,
    kind: account.is_tenant ? 'staff' : 'customer',
  } as const
  return recordActivity(
    tx,
    { caller: null, origin },
    { tenantId: account.tenant_id, action, entity: 'user', entityId: account.user_id, actor },
  )
}
