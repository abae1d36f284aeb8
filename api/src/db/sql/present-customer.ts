import { sql, type RawBuilder } from 'kysely'

/** The id of a customer, or of the one that it was merged into: what an issued paper names may be a pointer by now. */
export const presentCustomer = (tenantId: number, id: number | null): RawBuilder<number | null> =>
  sql`(select coalesce(o.merged_into_id, o.id) from organization as o where o.tenant_id = ${tenantId} and o.id = ${id})`
