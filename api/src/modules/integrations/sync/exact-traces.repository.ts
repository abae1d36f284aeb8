import { sql } from 'kysely'
import type { Traces } from '../../../http/module.ts'

/** What was read of Exact about somebody. Exact is where it comes from, and where it is removed as well. */
export const exactTraces: Traces = {
  find: () => Promise.resolve({}),

  async forget(tx, { tenantId, email }) {
    await sql`
      delete from exact_record where tenant_id = ${tenantId} and topic = 'Contacts'
        and position(${email} in lower(said::text)) > 0`.execute(tx)
    await sql`
      update exact_account set email = null, applied = null
      where tenant_id = ${tenantId} and lower(email) = ${email}`.execute(tx)
    await sql`
      update exact_record set said = said - 'Email'
      where tenant_id = ${tenantId} and topic = 'Accounts' and lower(said ->> 'Email') = ${email}`.execute(tx)
    await sql`
      update exact_job_row set fields = '[]'
      where tenant_id = ${tenantId} and position(${email} in lower(fields::text)) > 0`.execute(tx)
    return []
  },
}
