import { sql } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { TracedPerson, Traces } from '../../../../http/module.ts'
import { partsRepository as parts } from './parts.repository.ts'

type Place = Pick<TracedPerson, 'tenantId' | 'email' | 'contactId'>

const people = (tx: Tx, { tenantId, email, contactId }: Place) =>
  tx
    .selectFrom('contact_person')
    .select(['id', 'organization_id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where((eb) => (contactId === null ? eb('email', '=', email) : eb('id', '=', contactId)))
    .orderBy('organization_id')
    .execute()

const addresses = (tx: Tx, { tenantId, email }: Place) =>
  tx
    .selectFrom('organization_contact')
    .select(['id', 'organization_id'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'email')
    .where(sql`lower(value)`, '=', email)
    .orderBy('organization_id')
    .execute()

/** Whom customers have named to be reached, and who was asked in. */
export const customerTraces: Traces = {
  async names(tx, person) {
    const { rows } = await sql<{ name: string }>`
      select trim(coalesce(first_name, '') || ' ' || coalesce(last_name, '')) as name from invite
      where tenant_id = ${person.tenantId} and email = ${person.email}`.execute(tx)
    return [...(await people(tx, person)), ...rows].map(({ name }) => name)
  },

  async find(tx, person) {
    const { rows } = await sql<{ invites: number }>`
      select count(*)::int as invites from invite where tenant_id = ${person.tenantId} and email = ${person.email}
    `.execute(tx)
    return {
      contacts: (await people(tx, person)).length,
      customer_addresses: (await addresses(tx, person)).length,
      invites: rows[0]?.invites ?? 0,
    }
  },

  /** The next one takes the place of a primary one. */
  async forget(tx, person) {
    const { tenantId, email, userId } = person
    const touched = new Set<number>()
    for (const { id, organization_id: organizationId } of await people(tx, person)) {
      await parts.remove(tx, 'contact_person', { tenantId, organizationId }, id)
      await parts.promote(tx, 'contact_person', { tenantId, organizationId }, null)
      touched.add(organizationId)
    }
    for (const { id, organization_id: organizationId } of await addresses(tx, person)) {
      await parts.remove(tx, 'organization_contact', { tenantId, organizationId }, id)
      await parts.settleContacts(tx, { tenantId, organizationId })
      touched.add(organizationId)
    }
    for (const organizationId of touched) await parts.raise(tx, { tenantId, organizationId })
    // What would put them back when a merge of customers is undone, and who made it.
    await sql`
      delete from organization_merge_row where tenant_id = ${tenantId}
        and position(${email} in lower(key::text || was::text)) > 0`.execute(tx)
    await sql`
      update organization_merge set changes = changes - 'email'
      where tenant_id = ${tenantId} and position(${email} in lower((changes -> 'email')::text)) > 0`.execute(tx)
    await sql`
      update organization_merge set merged_by_name = null
      where tenant_id = ${tenantId} and merged_by = ${userId}::bigint`.execute(tx)
    await tx.deleteFrom('invite').where('tenant_id', '=', tenantId).where('email', '=', email).execute()
    return []
  },
}
