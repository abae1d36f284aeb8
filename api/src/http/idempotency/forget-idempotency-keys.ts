import { sql } from 'kysely'
import type { Db } from '../../db/database.types.ts'
import { asTenant, everyTenant } from '../../db/tenant-transaction.ts'

/** A call is repeated within minutes; a week is far beyond that. */
const keptDays = 7

export async function forgetIdempotencyKeys(db: Db): Promise<void> {
  await asTenant(db, everyTenant, (tx) =>
    tx
      .deleteFrom('idempotency_key')
      .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptDays}::int)`)
      .execute(),
  )
}
