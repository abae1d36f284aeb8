import { sql } from 'kysely'
import type pg from 'pg'
import { compiledOnce } from './compiled-once.ts'
import type { Tx } from '../tenant-transaction.ts'

/**
 * How work waits when there is more of it than the database takes at once. The two waits together stay below the half
 * minute after which a browser gives a call up.
 */
export const waitingLine = {
  /** Requests of one process that wait for a connection; one more is told at once to try again. */
  longest: 1_000,
  /** How long one of them waits, in milliseconds. Whoever came first is served first. */
  patience: 18_000,
  /** How long a connection that is being made may take. */
  connectPatience: 10_000,
  /** How long a transaction waits for its turn at a row that all of its kind need, in milliseconds. */
  turn: 10_000,
} as const

/** There are as many waiting for a connection as may. */
export class LineFull extends Error {
  override readonly name = 'LineFull'
}

/** A connection for whoever is next; the pool serves in the order of asking. */
export function inLine(pool: pg.Pool, longest: number): Promise<pg.PoolClient> {
  if (pool.waitingCount >= longest) return Promise.reject(new LineFull(`${longest} wait for a connection`))
  return pool.connect()
}

/**
 * For a transaction that is about to wait for others of its kind: it may take as long as they take, where a statement
 * by itself may not.
 */
export async function waitForTurn(tx: Tx): Promise<void> {
  await limitTime(tx, { milliseconds: String(waitingLine.turn) })
}

const limitTime = compiledOnce(
  (_tx, { milliseconds }: { readonly milliseconds: string }) =>
    sql`select set_config('statement_timeout', ${milliseconds}, true)`,
)
