import { CompiledQuery, sql, type SqlBool, type RawBuilder, type Transaction } from 'kysely'
import type { Db } from './database.ts'
import type { Schema } from './schema.ts'

export type Tx = Transaction<Schema>

/**
 * Which tenants a piece of work may touch. Decided on the server from the caller's profile, never from a request:
 * one tenant, or all of them (a platform Admin, and the jobs of the server itself).
 */
export type TenantScope = { readonly tenantId: number } | { readonly tenantId: null }

export const everyTenant: TenantScope = { tenantId: null }

const statementTimeout = '5000'

/** Says for whom a transaction works. Its answer is never read, so a connection may send it ahead of the first statement (`statementPool`). */
export const scopeStatement =
  "select set_config('role', $1, true), set_config('app.tenant_id', $2, true), set_config('statement_timeout', $3, true)"

/**
 * All data goes through here. One statement sets role, tenant and a time limit, for this transaction only: a setting of
 * the session would leak to the next user of a pooled connection. Row level security is the net below the explicit
 * filter (`inScope`) that every query states as well.
 */
export function asTenant<T>(db: Db, scope: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const role = scope.tenantId === null ? 'app_platform' : 'app_rw'
  const tenant = scope.tenantId === null ? '' : String(scope.tenantId)
  return db.transaction().execute(async (tx) => {
    await tx.executeQuery(CompiledQuery.raw(scopeStatement, [role, tenant, statementTimeout]))
    return work(tx)
  })
}

/** The explicit tenant filter: `where(inScope(scope, 'offer.tenant_id'))`. It is the plan and the shard route. */
export function inScope(scope: TenantScope, column: string): RawBuilder<SqlBool> {
  return scope.tenantId === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${scope.tenantId}`
}
