import pg from 'pg'

/** The tables have changed since a connection prepared its statement: a migration ran while this process was up. */
export function isOutdatedPlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
}
