import {
  CompiledQuery,
  DummyDriver,
  PostgresDialect,
  sql,
  Transaction,
  type DatabaseConnection,
  type RawBuilder,
  type SqlBool,
} from 'kysely'
import type { Db } from './database.types.ts'
import { confirm, unconfirmed, type Presumption } from './presumed.ts'
import type { Schema } from './schema.ts'

export type Tx = Transaction<Schema>

/**
 * Which tenants a piece of work may touch. Decided on the server from the caller's profile, never from a request:
 * one tenant, or all of them (a platform Admin, and the jobs of the server itself).
 */
export type TenantScope = { readonly tenantId: number } | { readonly tenantId: null }

export const everyTenant: TenantScope = { tenantId: null }

/** How long a statement may take, in milliseconds. */
const statementTimeout = 5_000

/**
 * Says for whom a transaction works. Its answer is never read, so a connection may send it ahead of the first statement
 * (`statementPool`).
 */
export const scopeStatement =
  "select set_config('role', $1, true), set_config('app.tenant_id', $2, true), set_config('statement_timeout', $3, true)"

/**
 * The same for who only reads: a connection sends it ahead of every message, each of which is a transaction of its own.
 */
export const readingScopeStatement = `${scopeStatement}, set_config('transaction_read_only', 'on', true)`

/** Says that what is asked for next is the last of its transaction. A connection may send `commit` along with it. */
export const endingStatement = '/* the last message */'

/**
 * All data goes through here. One statement sets role, tenant and a time limit, for this transaction only: a setting of
 * the session would leak to the next user of a pooled connection. Row level security is the net below the explicit
 * filter (`inScope`) that every query states as well. Statements that `work` asks for together leave together. Who
 * has to wait for others of its kind (`waitingLine.turn`) gives a statement longer than is usual.
 */
export function asTenant<T>(
  db: Db,
  scope: TenantScope,
  work: (tx: Tx) => Promise<T>,
  timeout = statementTimeout,
): Promise<T> {
  const opening = CompiledQuery.raw(scopeStatement, settings(scope, timeout))
  return db.transaction().execute(async (whole) => {
    const presumption = unconfirmed()
    // What confirms who calls opens the transaction as well.
    if (!presumption) await whole.executeQuery(opening)
    return whole.getExecutor().provideConnection((connection) =>
      workOn(db, connection, { opening, presumption }, (tx) => {
        if (!onlyInTransactions.has(db)) sendAhead.add(tx)
        return work(tx)
      }),
    )
  })
}

/**
 * For the last that a transaction asks for: its `commit` leaves in the same message, so whatever is to be refused is
 * refused before. To ask for more afterwards is an error.
 */
export async function ending<T>(tx: Tx, last: () => Promise<T>): Promise<T> {
  if (sendAhead.has(tx)) await tx.executeQuery(CompiledQuery.raw(endingStatement))
  return last()
}

/** Transactions on connections that send together what is asked for together. */
const sendAhead = new WeakSet<Tx>()

/**
 * For work that only reads. What it asks for together is one message, and nothing else is needed: neither `begin` nor
 * `commit`, because each message is a transaction, which sees what was there when it began, as each statement of a
 * longer one would.
 */
export function readAsTenant<T>(db: Db, scope: TenantScope, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (onlyInTransactions.has(db)) return asTenant(db, scope, work)
  const opening = CompiledQuery.raw(readingScopeStatement, settings(scope))
  return db.getExecutor().provideConnection(async (connection) => {
    await connection.executeQuery(opening)
    return workOn(db, connection, { opening, presumption: unconfirmed() }, work)
  })
}

/** Databases whose connections send statements one by one. */
const onlyInTransactions = new WeakSet<Db>()

export function readsInTransactions(db: Db): void {
  onlyInTransactions.add(db)
}

function settings({ tenantId }: TenantScope, timeout = statementTimeout): string[] {
  return [tenantId === null ? 'app_platform' : 'app_rw', tenantId === null ? '' : String(tenantId), String(timeout)]
}

interface Opening {
  readonly opening: CompiledQuery
  /** What is confirmed with it. */
  readonly presumption: Presumption | null
}

/**
 * Kysely's own transaction asks for one statement after the other; this one leaves the order of what waits to the
 * connection. Where one of several that were asked for together fails, the others may still be on their way to their
 * next statement when the connection is somebody else's already: from then on nothing is asked.
 */
async function workOn<T>(
  db: Db,
  connection: DatabaseConnection,
  { opening, presumption }: Opening,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let isOver = false
  const executor = db.getExecutor().withConnectionProvider({
    provideConnection: (ask) =>
      isOver ? Promise.reject(new Error('The work that asks for this is over')) : ask(connection),
  })
  try {
    const tx = new Transaction<Schema>({ config: { dialect }, dialect, driver: new DummyDriver(), executor })
    const [, done] = await Promise.all([presumption && confirm(tx, connection, opening, presumption), work(tx)])
    return done
  } finally {
    isOver = true
  }
}

/** A transaction works through its executor alone; what connections are made of it never asks for. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection')) })

/** The explicit tenant filter: `where(inScope(scope, 'offer.tenant_id'))`. It is the plan and the shard route. */
export function inScope(scope: TenantScope, column: string): RawBuilder<SqlBool> {
  return scope.tenantId === null ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${scope.tenantId}`
}
