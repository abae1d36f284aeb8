import { sql } from 'kysely'
import type { MergeCheck } from '../../../http/module.ts'

/** What two customers are in Exact cannot be merged from here: each order would go to one of the two by chance. */
export const differentAccounts: MergeCheck = async (tx, { tenantId, into, from }) => {
  const { rows } = await sql`
    select from exact_account as one
    join exact_account as other on other.tenant_id = one.tenant_id and other.division = one.division
      and other.organization_id = ${from}::bigint and other.deleted_at is null
    where one.tenant_id = ${tenantId} and one.organization_id = ${into}::bigint and one.deleted_at is null
    limit 1`.execute(tx)
  return rows.length > 0 ? ['exact_accounts'] : []
}
