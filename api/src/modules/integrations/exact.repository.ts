import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { ExactAuthorizationTable, ExactConnectionTable, ExactEnvironment } from './integrations.tables.ts'

export type StoredConnection = Selectable<ExactConnectionTable> & { readonly connected_by_name: string | null }
export type StoredAuthorization = Pick<Selectable<ExactAuthorizationTable>, 'user_id' | 'env' | 'expires_at'>

export const exactRepository = {
  /** The latest connection of the tenant, whichever environment it is with. */
  async connection(tx: Tx, tenantId: number): Promise<StoredConnection | null> {
    const row = await tx
      .selectFrom('exact_connection as c')
      .leftJoin('app_user as u', (join) =>
        join.onRef('u.tenant_id', '=', 'c.tenant_id').onRef('u.id', '=', 'c.connected_by'),
      )
      .selectAll('c')
      .select('u.email as connected_by_name')
      .where('c.tenant_id', '=', tenantId)
      .orderBy('c.connected_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ?? null
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

  async save(tx: Tx, connection: Insertable<ExactConnectionTable> & { readonly env: ExactEnvironment }): Promise<void> {
    const { tenant_id: tenantId, env, ...changes } = connection
    await tx
      .insertInto('exact_connection')
      .values({ tenant_id: tenantId, env, ...changes })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'env']).doUpdateSet(changes))
      .execute()
  },
}
export type ExactRepository = typeof exactRepository
