import { sql } from 'kysely'
import type { Traces } from '../../http/module.ts'

/** What somebody typed and did not save. */
export const workingCopyTraces: Traces = {
  async find(tx, { tenantId, userId }) {
    const { rows } = await sql<{ working_copies: number }>`
      select count(*)::int as working_copies from working_copy
      where tenant_id = ${tenantId} and user_id = ${userId}::bigint`.execute(tx)
    return rows[0] ?? {}
  },

  async forget(tx, { tenantId, userId }) {
    await sql`delete from working_copy where tenant_id = ${tenantId} and user_id = ${userId}::bigint`.execute(tx)
    return []
  },
}
