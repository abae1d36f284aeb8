import { sql, type RawBuilder } from 'kysely'
import type { Tx } from './tenant-transaction.ts'

export interface CappedCount {
  readonly total: number
  /** There are more; counting stopped at `countLimit`. */
  readonly capped: boolean
}

/** Where counting stops: about a millisecond at any size of table, where an exact count of millions takes a second. */
export const countLimit = 10_000

/** Counts the rows of a query, at most `countLimit` of them. */
export async function cappedCount(tx: Tx, rows: RawBuilder<unknown>): Promise<CappedCount> {
  const result = await sql<{ n: number }>`select ${countOf(rows)} as n`.execute(tx)
  return capped(result.rows[0]?.n ?? 0)
}

/** The same as a column of another query, which saves the way to the database and back; to be read by `capped`. */
export function countOf(rows: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(select count(*) from (${rows} limit ${sql.lit(countLimit + 1)}) as counted)`
}

export function capped(count: number | string): CappedCount {
  const n = Number(count)
  return { total: Math.min(n, countLimit), capped: n > countLimit }
}
