import { sql } from 'kysely'
import type { Tx } from '../tenant-transaction.ts'

/**
 * Nobody else holds one of these names until the transaction ends: for what is to be done one at a time, and has no row
 * of its own that could be locked. Several are held in the order in which they are given.
 */
export async function holdNames(tx: Tx, ...names: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(tx)
}
