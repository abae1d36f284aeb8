import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'

/** What a customer has several of, one of which is the primary one; of its contacts one of each kind. */
export type PartTable = 'organization_address' | 'organization_contact' | 'contact_person'

interface Owner {
  readonly tenantId: number
  readonly organizationId: number
}

export interface StoredPart {
  readonly id: number
  readonly is_primary: boolean
  /** Of a contact. */
  readonly kind: 'email' | 'phone' | null
  /** How the log names it. */
  readonly subject: string
}

const ofOwner = ({ tenantId, organizationId }: Owner): RawBuilder<unknown> =>
  sql`tenant_id = ${tenantId} and organization_id = ${organizationId}`

/** Those that share one primary. */
const among = (table: PartTable, kind: StoredPart['kind']): RawBuilder<unknown> =>
  table === 'organization_contact' ? sql`and kind = ${kind}` : sql``

const subjects: Readonly<Record<PartTable, RawBuilder<unknown>>> = {
  organization_address: sql`case when label <> '' then label else concat_ws(', ', nullif(trim(street || ' ' || number), ''), nullif(city, '')) end`,
  organization_contact: sql`value`,
  contact_person: sql`name`,
}

async function find(tx: Tx, table: PartTable, owner: Owner, id: number): Promise<StoredPart | null> {
  const kind = table === 'organization_contact' ? sql`kind` : sql`null`
  const { rows } = await sql<StoredPart>`
    select id, is_primary, ${kind} as kind, ${subjects[table]} as subject from ${sql.table(table)} where ${ofOwner(owner)} and id = ${id}`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** One that says the same, whatever the case. */
async function like(
  tx: Tx,
  table: PartTable,
  owner: Owner,
  values: Readonly<Record<string, string | null>>,
): Promise<number | null> {
  const each = Object.entries(values).map(
    ([name, value]) => sql`lower(coalesce(${sql.ref(name)}::text, '')) = lower(${value ?? ''})`,
  )
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${ofOwner(owner)} and ${sql.join(each, sql` and `)} order by id limit 1`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

/** Makes one the primary one, and the one that was it no longer. */
async function makePrimary(
  tx: Tx,
  table: PartTable,
  owner: Owner,
  { id, kind }: Pick<StoredPart, 'id' | 'kind'>,
): Promise<void> {
  const others = sql`${ofOwner(owner)} ${among(table, kind)}`
  await sql`update ${sql.table(table)} set is_primary = false where ${others} and is_primary and id <> ${id}`.execute(
    tx,
  )
  await sql`update ${sql.table(table)} set is_primary = true where ${others} and id = ${id}`.execute(tx)
}

/** The first of those that are left, unless one is the primary one already. */
async function promote(tx: Tx, table: PartTable, owner: Owner, kind: StoredPart['kind']): Promise<void> {
  const all = sql`${ofOwner(owner)} ${among(table, kind)}`
  await sql`
    update ${sql.table(table)} set is_primary = true
    where ${ofOwner(owner)} and id = (select min(id) from ${sql.table(table)} where ${all})
      and not exists (select 1 from ${sql.table(table)} where ${all} and is_primary)`.execute(tx)
}

async function write(
  tx: Tx,
  table: PartTable,
  owner: Owner,
  id: number | undefined,
  values: Readonly<Record<string, string | null>>,
): Promise<number> {
  const names = Object.keys(values)
  if (id !== undefined) {
    const set = sql.join(names.map((name) => sql`${sql.ref(name)} = ${values[name]}`))
    await sql`update ${sql.table(table)} set ${set} where ${ofOwner(owner)} and id = ${id}`.execute(tx)
    return id
  }
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (tenant_id, organization_id, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${owner.tenantId}, ${owner.organizationId}, ${sql.join(names.map((name) => sql`${values[name]}`))})
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an insert answers its row')
  return row.id
}

async function remove(tx: Tx, table: PartTable, owner: Owner, id: number): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${ofOwner(owner)} and id = ${id}`.execute(tx)
}

/** The organisation's own e-mail address and phone number, by which it is found, are its primary contacts. */
async function followContacts(tx: Tx, { tenantId, organizationId }: Owner): Promise<void> {
  const primary = (kind: 'email' | 'phone') =>
    sql`(select c.value from organization_contact c where c.tenant_id = o.tenant_id and c.organization_id = o.id and c.kind = ${kind} and c.is_primary)`
  await sql`
    update organization o set email = ${primary('email')}, phone = ${primary('phone')}
    where o.tenant_id = ${tenantId} and o.id = ${organizationId}`.execute(tx)
}

/** After a change of the primary contacts: where one is gone, the next of its kind takes its place. */
async function settleContacts(tx: Tx, owner: Owner): Promise<void> {
  await promote(tx, 'organization_contact', owner, 'email')
  await promote(tx, 'organization_contact', owner, 'phone')
  await followContacts(tx, owner)
}

/** The customer has changed with it. */
async function raise(tx: Tx, { tenantId, organizationId }: Owner): Promise<void> {
  await sql`update organization set rev = rev + 1 where tenant_id = ${tenantId} and id = ${organizationId}`.execute(tx)
}

/** SQL of addresses, contacts and contact persons. */
export const partsRepository = {
  find,
  like,
  makePrimary,
  promote,
  write,
  remove,
  followContacts,
  settleContacts,
  raise,
}
export type PartsRepository = typeof partsRepository
