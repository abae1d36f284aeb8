import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../tenant-transaction.ts'

export interface CappedCount {
  readonly total: number
  /** There are more; counting stopped at `countLimit`. */
  readonly capped: boolean
  /** There are so many more that they need not be counted again at once (`knownMany`). */
  readonly isMany?: boolean
}

/** Where counting stops: about a millisecond at any size of table, where an exact count of millions takes a second. */
export const countLimit = 10_000

/** From here on a list stays above the limit for a minute, whatever is deleted meanwhile: nothing is counted beyond. */
export const farAbove = countLimit + 1_000

/** Counts the rows of a query, as far as `capped` wants to know. */
export async function cappedCount(tx: Tx, rows: RawBuilder<unknown>): Promise<CappedCount> {
  const result = await sql<{ n: number }>`select ${countOf(() => rows)} as n`.execute(tx)
  return capped(result.rows[0]?.n ?? 0)
}

/**
 * The same as a column of another query, which saves the way to the database and back; to be read by `capped`. `most`:
 * how many rows it takes at most.
 */
export function countOf(rows: (most: RawBuilder<number>) => RawBuilder<unknown>): RawBuilder<number> {
  const most = sql.lit(farAbove)
  return sql<number>`(select count(*) from (${rows(most)} limit ${most}) as counted)`
}

export function capped(count: number | string): CappedCount {
  const n = Number(count)
  return { total: Math.min(n, countLimit), capped: n > countLimit, isMany: n >= farAbove }
}
