import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import type { ExactConnectionTable, ExactEnd, ExactEnvironment } from '../integrations.tables.ts'

/** A link of one tenant: each has its own tokens. */
export interface ExactLink {
  readonly tenantId: number
  readonly env: ExactEnvironment
}

export type StoredTokens = Pick<
  Selectable<ExactConnectionTable>,
  | 'access_token'
  | 'refresh_token'
  | 'access_expires_at'
  | 'refresh_expires_at'
  | 'refreshed_at'
  | 'token_rev'
  | 'ended_at'
  | 'division'
>

export interface NewTokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly access_expires_at: Date
  readonly refresh_expires_at: Date
  readonly refreshed_at: Date
}

/** As they are stored. */
export interface SealedTokens {
  readonly accessToken: string
  readonly refreshToken: string
}

/** How long somebody who renews tokens is waited for. By the clock of the database, so that processes agree. */
const leaseSeconds = 30

const ofLink = (tx: Tx, { tenantId, env }: ExactLink) =>
  tx.updateTable('exact_connection').where('tenant_id', '=', tenantId).where('env', '=', env)

/** Each is a transaction of its own: none is open while Exact is asked. */
export const tokenRepository = {
  async read(db: Db, { tenantId, env }: ExactLink): Promise<StoredTokens | null> {
    const row = await asTenant(db, { tenantId }, (tx) =>
      tx
        .selectFrom('exact_connection')
        .select(['access_token', 'refresh_token', 'access_expires_at', 'refresh_expires_at'])
        .select(['refreshed_at', 'token_rev', 'ended_at', 'division'])
        .where('tenant_id', '=', tenantId)
        .where('env', '=', env)
        .executeTakeFirst(),
    )
    return row ?? null
  },

  /** Takes the lease of one refresh; null: somebody else has it, or was faster. */
  async lease(db: Db, link: ExactLink, tokenRev: number, run: string): Promise<string | null> {
    const row = await asTenant(db, { tenantId: link.tenantId }, (tx) =>
      ofLink(tx, link)
        .set({ refresh_run: run, refresh_until: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})` })
        .where('token_rev', '=', tokenRev)
        .where('ended_at', 'is', null)
        .where(sql<boolean>`(refresh_until is null or refresh_until < clock_timestamp())`)
        .returning('refresh_token')
        .executeTakeFirst(),
    )
    return row?.refresh_token ?? null
  },

  async release(db: Db, link: ExactLink, run: string): Promise<void> {
    await asTenant(db, { tenantId: link.tenantId }, (tx) =>
      ofLink(tx, link).set({ refresh_run: null, refresh_until: null }).where('refresh_run', '=', run).execute(),
    )
  },

  /**
   * Stores what came of the refresh token with that number, whoever has the lease by now: it is the only one that
   * works. A link that was ended because its token had been used is alive again.
   */
  async store(db: Db, link: ExactLink, tokenRev: number, tokens: NewTokens): Promise<void> {
    await asTenant(db, { tenantId: link.tenantId }, (tx) =>
      ofLink(tx, link)
        .set({
          ...tokens,
          token_rev: tokenRev + 1,
          refresh_run: null,
          refresh_until: null,
          ended_at: null,
          ended_reason: null,
        })
        .where('token_rev', '=', tokenRev)
        .where(sql<boolean>`ended_reason is distinct from 'disconnected'`)
        .execute(),
    )
  },

  /** Says that Exact accepts the link no longer. False: it has newer tokens, or had ended. */
  async end(tx: Tx, link: ExactLink, tokenRev: number, ended: { reason: ExactEnd; at: Date }): Promise<boolean> {
    const row = await ofLink(tx, link)
      .set({ ended_at: ended.at, ended_reason: ended.reason, refresh_run: null, refresh_until: null })
      .where('token_rev', '=', tokenRev)
      .where('ended_at', 'is', null)
      .returning('env')
      .executeTakeFirst()
    return row !== undefined
  },

  /** The tokens of all links, of every tenant. */
  async sealed(db: Db): Promise<(ExactLink & SealedTokens & { readonly tokenRev: number })[]> {
    return asTenant(db, everyTenant, (tx) =>
      tx
        .selectFrom('exact_connection')
        .select(['tenant_id as tenantId', 'env', 'token_rev as tokenRev'])
        .select(['access_token as accessToken', 'refresh_token as refreshToken'])
        .where('access_token', 'is not', null)
        .where('refresh_token', 'is not', null)
        .$narrowType<{ accessToken: string; refreshToken: string }>()
        .orderBy('tenant_id')
        .orderBy('env')
        .execute(),
    )
  },

  /** The same tokens, encrypted anew. False: there are others by now. */
  async reseal(db: Db, link: ExactLink, tokenRev: number, { accessToken, refreshToken }: SealedTokens) {
    const row = await asTenant(db, { tenantId: link.tenantId }, (tx) =>
      ofLink(tx, link)
        .set({ access_token: accessToken, refresh_token: refreshToken })
        .where('token_rev', '=', tokenRev)
        .where('refresh_token', 'is not', null)
        .returning('env')
        .executeTakeFirst(),
    )
    return row !== undefined
  },

  /** Links that nobody used since then, of all tenants that are still there. */
  async idleSince(db: Db, since: Date): Promise<ExactLink[]> {
    return asTenant(db, everyTenant, (tx) =>
      tx
        .selectFrom('exact_connection as c')
        .innerJoin('tenant as t', 't.id', 'c.tenant_id')
        .select(['c.tenant_id as tenantId', 'c.env'])
        .where('c.ended_at', 'is', null)
        .where('c.refreshed_at', '<=', since)
        .where('t.is_active', '=', true)
        .orderBy('c.refreshed_at')
        .limit(200)
        .execute(),
    )
  },
}
export type TokenRepository = typeof tokenRepository
