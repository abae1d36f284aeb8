import type { UnaddressedContact } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import { holdNames } from '../../../../db/sql/hold-names.ts'
import type { Tx } from '../../../../db/tenant-transaction.ts'

const most = 20

/** Contact persons of customers of whom no address is known. */
export const unaddressedRepository = {
  /** By words of their name, which are escaped for `like`. */
  async find(tx: Tx, tenantId: number, words: readonly string[]): Promise<UnaddressedContact[]> {
    if (words.length === 0) return []
    const named = sql.join(
      words.map((word) => sql`fold_text(person.name collate "default") like '%' || fold_text(${word}) || '%'`),
      sql` and `,
    )
    const { rows } = await sql<UnaddressedContact>`
      select person.id, person.name, person.job_title, customer.name as organization_name
      from contact_person as person
      join organization as customer on customer.tenant_id = person.tenant_id and customer.id = person.organization_id
      where person.tenant_id = ${tenantId} and person.email is null and ${named}
      order by person.name, person.id limit ${most}`.execute(tx)
    return rows
  },

  /** Nobody else of the tenant erases until the transaction ends: what two found would be emptied by one. */
  async oneAtATime(tx: Tx, tenantId: number): Promise<void> {
    await holdNames(tx, `erase ${tenantId}`)
  },

  async has(tx: Tx, tenantId: number, id: number): Promise<boolean> {
    const { rows } = await sql`
      select 1 from contact_person where tenant_id = ${tenantId} and id = ${id} and email is null`.execute(tx)
    return rows.length > 0
  },
}
export type UnaddressedRepository = typeof unaddressedRepository
