import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import type { LocalAccount, SignedInBy } from './local-account.ts'

export interface RefreshToken extends SignedInBy {
  readonly uid: string
}

/** Accounts and refresh tokens of the stand-in, in the database: a restart keeps everyone signed in. */
export interface AccountStore {
  byUid(uid: string): Promise<LocalAccount | null>
  byEmail(email: string): Promise<LocalAccount | null>
  byProvider(providerId: string, rawId: string): Promise<LocalAccount | null>
  /** Newest first; for the account chooser. */
  list(limit: number): Promise<LocalAccount[]>
  save(account: LocalAccount): Promise<void>
  remove(uid: string): Promise<void>
  issueRefreshToken(token: RefreshToken): Promise<string>
  redeemRefreshToken(token: string): Promise<RefreshToken | null>
}

/** Old ones are dropped: nobody has more browsers than this. */
const refreshTokensPerAccount = 20
const refreshTokenDays = 30

export function accountStore(db: Db): AccountStore {
  const run = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => asTenant(db, everyTenant, work)
  const first = (filter: ReturnType<typeof sql<boolean>>): Promise<LocalAccount | null> =>
    run(async (tx) =>
      accountOf(
        (await tx.selectFrom('local_identity_account').select('account').where(filter).limit(1).executeTakeFirst())
          ?.account,
      ),
    )
  return {
    byUid: (uid) => first(sql<boolean>`uid = ${uid}`),
    byEmail: (email) => first(sql<boolean>`email = ${email}`),
    byProvider: (providerId, rawId) =>
      first(sql<boolean>`account->'providers' @> ${JSON.stringify([{ providerId, rawId }])}::jsonb`),
    list: (limit) =>
      run(async (tx) => {
        const rows = await tx
          .selectFrom('local_identity_account')
          .select('account')
          .orderBy('created_at', 'desc')
          .limit(limit)
          .execute()
        return rows.map(({ account }) => accountOf(account)).filter((account) => account !== null)
      }),
    save: (account) => run((tx) => saveAccount(tx, account)),
    remove: (uid) =>
      run(async (tx) => void (await tx.deleteFrom('local_identity_account').where('uid', '=', uid).execute())),
    issueRefreshToken: (token) => run((tx) => issue(tx, token)),
    redeemRefreshToken: (token) => run((tx) => redeem(tx, token)),
  }
}

// Only `saveAccount` writes this column.
function accountOf(stored: unknown): LocalAccount | null {
  return (stored as LocalAccount | undefined) ?? null
}

async function saveAccount(tx: Tx, account: LocalAccount): Promise<void> {
  const row = { email: account.email, account: JSON.stringify(account) }
  await tx
    .insertInto('local_identity_account')
    .values({ uid: account.uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute()
}

async function issue(tx: Tx, { uid, provider, authTime, secondFactor }: RefreshToken): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('local_identity_refresh_token')
    .values({
      token_hash: hash(token),
      uid,
      provider,
      auth_time: authTime,
      second_factor: secondFactor,
      expires_at: sql<Date>`now() + make_interval(days => ${refreshTokenDays}::int)`,
    })
    .execute()
  const kept = tx
    .selectFrom('local_identity_refresh_token')
    .select('token_hash')
    .where('uid', '=', uid)
    .orderBy('expires_at', 'desc')
    .limit(refreshTokensPerAccount)
  await tx
    .deleteFrom('local_identity_refresh_token')
    .where('uid', '=', uid)
    .where('token_hash', 'not in', kept)
    .execute()
  return token
}

async function redeem(tx: Tx, token: string): Promise<RefreshToken | null> {
  const row = await tx
    .selectFrom('local_identity_refresh_token')
    .select(['uid', 'provider', 'auth_time', 'second_factor'])
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!row) return null
  return { uid: row.uid, provider: row.provider, authTime: row.auth_time, secondFactor: row.second_factor }
}

/** Only the hash is kept: a copy of the database signs nobody in. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
