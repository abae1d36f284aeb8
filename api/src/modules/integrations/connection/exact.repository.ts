import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import type { ExactAuthorizationTable, ExactConnectionTable, ExactEnvironment } from '../integrations.tables.ts'
import type { ExactLink } from '../tokens/token.repository.ts'

export type StoredConnection = Selectable<ExactConnectionTable> & { readonly connected_by_name: string | null }
export type StoredAuthorization = Pick<Selectable<ExactAuthorizationTable>, 'user_id' | 'env' | 'expires_at'>

/** A link that has the login of another one. */
export interface SharedLogin {
  /** Of which of the asked links. */
  readonly of: ExactEnvironment
  readonly tenantId: number
  readonly tenantName: string
  readonly env: ExactEnvironment
}

type NewConnection = Insertable<ExactConnectionTable> & { readonly env: ExactEnvironment }

export const exactRepository = {
  /** The links of the tenant: one with each environment at most. */
  async connections(tx: Tx, tenantId: number): Promise<StoredConnection[]> {
    return tx
      .selectFrom('exact_connection as c')
      .leftJoin('app_user as u', (join) =>
        join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.connected_by'),
      )
      .selectAll('c')
      .select('u.email as connected_by_name')
      .where('c.tenant_id', '=', tenantId)
      .orderBy('c.env')
      .execute()
  },

  /** Other links, of whichever tenant, with the login and the registration of one of this tenant's. */
  async sharedLogins(db: Db, tenantId: number): Promise<SharedLogin[]> {
    return asTenant(db, everyTenant, (tx) =>
      tx
        .selectFrom('exact_connection as own')
        .innerJoin('exact_connection as c', (join) =>
          join.onRef('c.exact_user_id', '=', 'own.exact_user_id').onRef('c.client_id', '=', 'own.client_id'),
        )
        .innerJoin('tenant as t', 't.id', 'c.tenant_id')
        .select(['own.env as of', 'c.tenant_id as tenantId', 't.name as tenantName', 'c.env'])
        .where('own.tenant_id', '=', tenantId)
        .where('own.refresh_token', 'is not', null)
        .where('c.refresh_token', 'is not', null)
        .where(sql<boolean>`(c.tenant_id, c.env) <> (own.tenant_id, own.env)`)
        .orderBy('t.name')
        .orderBy('c.env')
        .execute(),
    )
  },

  async begin(tx: Tx, authorization: Insertable<ExactAuthorizationTable>): Promise<void> {
    await tx.insertInto('exact_authorization').values(authorization).execute()
  },

  /** Sign-ins that nobody came back from. */
  async forgetExpired(tx: Tx, tenantId: number, now: Date): Promise<void> {
    await tx
      .deleteFrom('exact_authorization')
      .where('tenant_id', '=', tenantId)
      .where('expires_at', '<=', now)
      .execute()
  },

  /** Takes the state out of the table: whoever comes second finds nothing. */
  async take(tx: Tx, tenantId: number, stateHash: Buffer): Promise<StoredAuthorization | null> {
    const row = await tx
      .deleteFrom('exact_authorization')
      .where('tenant_id', '=', tenantId)
      .where('state_hash', '=', stateHash)
      .returning(['user_id', 'env', 'expires_at'])
      .executeTakeFirst()
    return row ?? null
  },

  /** A new set of tokens. Whoever was renewing those before has nothing to store any more. */
  async save(tx: Tx, connection: NewConnection): Promise<void> {
    const { tenant_id: tenantId, env, ...changes } = connection
    const fresh = {
      ...changes,
      ended_at: null,
      ended_reason: null,
      refresh_run: null,
      refresh_until: null,
      last_error: null,
      last_error_at: null,
      last_error_trace: null,
      // Whether Exact tells of changes is looked at again.
      notices_checked_at: null,
    }
    await tx
      .insertInto('exact_connection')
      .values({ tenant_id: tenantId, env, ...fresh })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'env'])
          .doUpdateSet({ ...fresh, token_rev: sql`exact_connection.token_rev + 1` }),
      )
      .execute()
    await tx.deleteFrom('exact_refusal').where('tenant_id', '=', tenantId).where('env', '=', env).execute()
  },

  /** What people know a link by. */
  async administrationOf(tx: Tx, { tenantId, env }: ExactLink): Promise<string> {
    const { division, division_name: name } = await tx
      .selectFrom('exact_connection')
      .select(['division', 'division_name'])
      .where('tenant_id', '=', tenantId)
      .where('env', '=', env)
      .executeTakeFirstOrThrow()
    return name ?? String(division)
  },

  /** Who runs the selling company, and can connect it. */
  async managers(tx: Tx, tenantId: number): Promise<number[]> {
    const rows = await tx
      .selectFrom('app_user')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('status', '=', 'active')
      .where('role_id', '=', 2)
      .where('is_tenant', '=', true)
      .orderBy('id')
      .execute()
    return rows.map(({ id }) => id)
  },

  async change(tx: Tx, { tenantId, env }: ExactLink, change: Updateable<ExactConnectionTable>): Promise<void> {
    await tx
      .updateTable('exact_connection')
      .set(change)
      .where('tenant_id', '=', tenantId)
      .where('env', '=', env)
      .execute()
  },

  /** This link and no other is the one in use. */
  async use(tx: Tx, { tenantId, env }: ExactLink): Promise<void> {
    const ofTenant = tx.updateTable('exact_connection').where('tenant_id', '=', tenantId)
    await ofTenant.set({ in_use: false }).where('env', '<>', env).execute()
    await ofTenant.set({ in_use: true }).where('env', '=', env).execute()
  },
}
export type ExactRepository = typeof exactRepository
