import { sql } from 'kysely'
import type { Db } from '../../db/database.types.ts'
import { compiledOnce } from '../../db/statements/compiled-once.ts'
import { asTenant, everyTenant, readAsTenant, type Tx } from '../../db/tenant-transaction.ts'
import type { TokenIdentity } from '../../http/caller.ts'

/** Who a token belongs to. Looked up across tenants: the token does not say in which one its person works. */
export interface AccountRepository {
  /** By uid, else by the verified address. The account found by its address may have another uid, or none yet. */
  find(identity: TokenIdentity, now: Date): Promise<Account | null>
  /** Gives an account that never signed in its uid. False when another one came first. */
  claim(account: Account, uid: string): Promise<boolean>
  touch(account: Account, identity: TokenIdentity, activity: Activity): Promise<void>
  noteSignIn(account: Account, identity: TokenIdentity): Promise<void>
  noteProvider(account: Account, provider: string): Promise<void>
  /** Keeps that a sign-in with the account's address was not let in, so that the account can be moved to it. */
  noteRefused(account: Account, identity: TokenIdentity, now: Date): Promise<void>
}

export interface Activity {
  readonly now: Date
  readonly device: string | null
}

export type Account = Awaited<ReturnType<typeof selectAccount>>[number]

export function accountRepository(db: Db): AccountRepository {
  const platform = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => asTenant(db, everyTenant, work)
  return {
    find: (identity, now) => readAsTenant(db, everyTenant, (tx) => findAccount(tx, identity, now)),
    claim: (account, uid) => platform((tx) => claim(tx, account, uid)),
    touch: (account, identity, activity) => platform((tx) => touchSession(tx, account, identity, activity)),
    noteSignIn: (account, identity) => platform((tx) => noteSignIn(tx, account, identity)),
    noteRefused: (account, identity, now) => platform((tx) => noteRefused(tx, account, identity, now)),
    noteProvider: (account, provider) =>
      platform(async (tx) => {
        await tx
          .updateTable('app_user')
          .set({ login_provider: provider })
          .where('tenant_id', '=', account.tenant_id)
          .where('id', '=', account.user_id)
          .execute()
      }),
  }
}

async function findAccount(tx: Tx, identity: TokenIdentity, now: Date): Promise<Account | null> {
  const { uid, email, authTime } = identity
  const found = await selectAccount(tx, { uid, email, authTime, today: now.toISOString().slice(0, 10) })
  // Two rows only when an address moved to a new identity; the uid is the closer match.
  return found.find((row) => row.uid === uid) ?? found[0] ?? null
}

async function claim(tx: Tx, account: Account, uid: string): Promise<boolean> {
  const claimed = await tx
    .updateTable('app_user')
    .set({ uid })
    .where('tenant_id', '=', account.tenant_id)
    .where('id', '=', account.user_id)
    .where((eb) => eb.or([eb('uid', 'is', null), eb('uid', '=', uid)]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Asked for by every call of somebody who is signed in. */
const selectAccount = compiledOnce(
  (
    tx,
    { uid, email, authTime, today }: Pick<TokenIdentity, 'uid' | 'email' | 'authTime'> & { readonly today: string },
  ) =>
    tx
      .selectFrom('app_user as u')
      .innerJoin('tenant as t', 't.id', 'u.tenant_id')
      .innerJoin('role as r', 'r.id', 'u.role_id')
      .leftJoin('organization as o', (join) =>
        join.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.id', '=', 'u.organization_id'),
      )
      .leftJoin('region as g', (join) =>
        join.onRef('g.tenant_id', '=', 'u.tenant_id').onRef('g.id', '=', 'u.region_id'),
      )
      .leftJoin('user_session as s', (join) =>
        join.onRef('s.tenant_id', '=', 'u.tenant_id').onRef('s.user_id', '=', 'u.id').on('s.auth_time', '=', authTime),
      )
      .leftJoin('account_changes as c', 'c.tenant_id', 'u.tenant_id')
      .where((eb) => eb.or([eb('u.uid', '=', uid), eb('u.email', '=', email)]))
      // An invited person is nobody yet.
      .where('u.accepted_at', 'is not', null)
      .select([
        'u.id as user_id',
        'u.uid',
        'u.email',
        'u.first_name',
        'u.last_name',
        'u.phone',
        'u.photo_url',
        'u.picture_name',
        'u.language',
        'u.is_blocked',
        'u.is_tenant',
        'u.tenant_id',
        'u.organization_id',
        'u.region_id',
        'u.last_sign_in_at',
        'u.created_at',
        'u.sessions_valid_after',
        'u.login_provider',
        'u.consent_policy',
        'r.name as role_name',
        't.name as tenant_name',
        't.is_active as tenant_is_active',
        't.time_zone as tenant_time_zone',
        'o.name as organization_name',
        'g.name as region_name',
        't.subscription_plan_name',
        't.subscription_start_date',
        't.subscription_end_date',
        't.features',
        'u.features as own_features',
        's.last_activity_at',
        's.ended_at as session_ended_at',
        'c.number as account_changes',
        // A subscription whose last day has passed is over, whatever its status says.
        sql<
          string | null
        >`case when t.subscription_status = 'active' and t.subscription_end_date < ${today}::date then 'expired' else t.subscription_status end`.as(
          'subscription_status',
        ),
      ]),
)

async function touchSession(
  tx: Tx,
  account: Account,
  identity: TokenIdentity,
  { now, device }: Activity,
): Promise<void> {
  await tx
    .insertInto('user_session')
    .values({
      tenant_id: account.tenant_id,
      user_id: account.user_id,
      auth_time: identity.authTime,
      provider: identity.provider,
      device,
      last_activity_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'auth_time']).doUpdateSet({ last_activity_at: now }),
    )
    .execute()
}

async function noteSignIn(tx: Tx, account: Account, identity: TokenIdentity): Promise<void> {
  const mine = { tenant_id: account.tenant_id, id: account.user_id }
  const photo = account.photo_url === null && identity.picture !== null ? { photo_url: identity.picture } : {}
  await tx
    .updateTable('app_user')
    .set({ last_sign_in_at: identity.authTime, login_provider: identity.provider, ...photo })
    .where((eb) => eb.and(mine))
    .execute()
  // Longer than any session may last, so none of these rows can matter any more.
  await tx
    .deleteFrom('user_session')
    .where('tenant_id', '=', account.tenant_id)
    .where('user_id', '=', account.user_id)
    .where('auth_time', '<', sql<Date>`now() - interval '2 days'`)
    .execute()
}

async function noteRefused(tx: Tx, account: Account, { uid, provider }: TokenIdentity, now: Date): Promise<void> {
  await tx
    .insertInto('refused_sign_in')
    .values({ tenant_id: account.tenant_id, user_id: account.user_id, uid, provider, refused_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'uid']).doUpdateSet({ provider, refused_at: now }),
    )
    .execute()
}
