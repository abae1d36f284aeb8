import { sql } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../../../db/tenant-transaction.ts'
import type { Merging } from './holders.ts'
import type { MergeChanges } from './merge-changes.types.ts'
import { columnFields, primaryFields, type ColumnField, type PrimaryField } from './merge-columns.ts'

export interface StoredMerge {
  readonly tenant_id: number
  readonly id: number
  readonly organization_id: number
  readonly from_id: number
  readonly from_name: string
  readonly merged_by_name: string | null
  readonly merged_at: Date
  readonly archived_before: Date | null
  readonly changes: MergeChanges
  readonly undone_at: Date | null
}

async function insert(
  tx: Tx,
  { tenantId, into, from }: Pick<Merging, 'tenantId' | 'into' | 'from'>,
  by: {
    readonly userId: number
    readonly name: string
    readonly at: Date
    readonly archivedBefore: Date | null
    readonly lastIds: Readonly<Record<string, number>>
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('organization_merge')
    .values({
      tenant_id: tenantId,
      organization_id: into,
      from_id: from,
      merged_by: by.userId,
      merged_by_name: by.name,
      merged_at: by.at,
      archived_before: by.archivedBefore,
      last_ids: JSON.stringify(by.lastIds),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function keepChanges(tx: Tx, { tenantId, mergeId }: Merging, changes: MergeChanges): Promise<void> {
  await tx
    .updateTable('organization_merge')
    .set({ changes: JSON.stringify(changes) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mergeId)
    .execute()
}

const merges = (tx: Tx) =>
  tx
    .selectFrom('organization_merge as m')
    .innerJoin('organization as f', (join) =>
      join.onRef('f.tenant_id', '=', 'm.tenant_id').onRef('f.id', '=', 'm.from_id'),
    )
    .select(['m.tenant_id', 'm.id', 'm.organization_id', 'm.from_id', 'f.name as from_name', 'm.merged_by_name'])
    .select(['m.merged_at', 'm.archived_before', 'm.changes', 'm.undone_at'])

async function find(tx: Tx, scope: TenantScope, id: number): Promise<StoredMerge | null> {
  return (await merges(tx).where(inScope(scope, 'm.tenant_id')).where('m.id', '=', id).executeTakeFirst()) ?? null
}

/** Those into a customer that can still be undone, newest first. */
async function undoable(tx: Tx, tenantId: number, into: number, since: Date): Promise<StoredMerge[]> {
  return merges(tx)
    .where('m.tenant_id', '=', tenantId)
    .where('m.organization_id', '=', into)
    .where('m.undone_at', 'is', null)
    .where('m.merged_at', '>', since)
    .orderBy('m.id', 'desc')
    .limit(20)
    .execute()
}

async function noteUndone(tx: Tx, { tenantId, mergeId }: Merging, at: Date): Promise<void> {
  await tx
    .updateTable('organization_merge')
    .set({ undone_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', mergeId)
    .execute()
}

/** Makes a customer the pointer to another one, or what it was before. */
async function point(
  tx: Tx,
  { tenantId, from }: Pick<Merging, 'tenantId' | 'from'>,
  to: { readonly into: number | null; readonly archivedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('organization')
    .set((eb) => ({ merged_into_id: to.into, archived_at: to.archivedAt, rev: eb('rev', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', from)
    .execute()
}

async function setColumns(
  tx: Tx,
  tenantId: number,
  id: number,
  values: Partial<Record<ColumnField, string | number | null>>,
): Promise<void> {
  const named = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [columnFields[field as ColumnField], value]),
  )
  await tx
    .updateTable('organization')
    .set((eb) => ({ ...named, rev: eb('rev', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

const sameAs = {
  organization_contact: sql`t.kind = b.kind and lower(t.value) = lower(b.value)`,
  contact_person: sql`lower(t.name) = lower(b.name) and t.email is not distinct from b.email and t.phone = b.phone`,
  organization_address: sql`lower(t.street) = lower(b.street) and t.number = b.number and t.number_addition = b.number_addition
    and replace(t.postal_code, ' ', '') = replace(b.postal_code, ' ', '') and lower(t.city) = lower(b.city)`,
}

/** The row of the one that stays that says the same as a row of the other: that row itself, once it has moved. */
async function sameRow(tx: Tx, { tenantId, into }: Merging, field: PrimaryField, id: number): Promise<number | null> {
  const { table } = primaryFields[field]
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(table)} as b join ${sql.table(table)} as t on t.tenant_id = b.tenant_id and t.organization_id = ${into}
      and (t.id = b.id or (${sameAs[table]}))
    where b.tenant_id = ${tenantId} and b.id = ${id} order by t.id = b.id desc, t.id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}

async function primaryRow(tx: Tx, tenantId: number, owner: number, field: PrimaryField): Promise<number | null> {
  const { table, kind } = primaryFields[field]
  const { rows } = await sql<{ id: number }>`
    select t.id from ${sql.table(table)} as t where t.tenant_id = ${tenantId} and t.organization_id = ${owner} and t.is_primary
      ${kind === null ? sql`` : sql`and t.kind = ${kind}`}`.execute(tx)
  return rows[0]?.id ?? null
}

/** What was the primary one before it moved is it again. */
async function primariesBack(tx: Tx, { tenantId, mergeId, from }: Merging): Promise<void> {
  for (const table of ['organization_contact', 'organization_address', 'contact_person']) {
    const kind = table === 'organization_contact' ? sql`and o.kind = t.kind` : sql``
    await sql`
      update ${sql.table(table)} as t set is_primary = true from organization_merge_row as m
      where m.tenant_id = ${tenantId} and m.merge_id = ${mergeId} and m.holder = ${table} and m.put_back
        and m.was ->> 'is_primary' = 'true' and t.tenant_id = ${tenantId} and t.id = (m.key ->> 'id')::bigint and t.organization_id = ${from}
        and not exists (select from ${sql.table(table)} as o where o.tenant_id = t.tenant_id and o.organization_id = ${from} and o.is_primary ${kind})`.execute(
      tx,
    )
  }
}

/** Article numbers that both use: the one that stays says what was chosen. */
async function takeNumbers(
  tx: Tx,
  { tenantId, mergeId, into, from }: Merging,
  chosen: readonly string[],
): Promise<void> {
  if (chosen.length === 0) return
  await sql`
    with old as (
      select a.id, a.product_id, b.product_id as chosen from customer_number as a
      join customer_number as b on b.tenant_id = a.tenant_id and b.organization_id = ${from} and lower(b.number) = lower(a.number)
      where a.tenant_id = ${tenantId} and a.organization_id = ${into} and lower(a.number) = any(${chosen}::text[]) for update of a),
    changed as (
      update customer_number as t set product_id = old.chosen from old where t.tenant_id = ${tenantId} and t.id = old.id
      returning t.id, old.product_id, concat_ws(' ', t.organization_id, t.product_id, t.number) as state)
    insert into organization_merge_row (tenant_id, merge_id, holder, key, was, state)
    select ${tenantId}::integer, ${mergeId}::bigint, 'customer_number', jsonb_build_object('id', id),
      jsonb_build_object('organization_id', ${into}::bigint, 'product_id', product_id), state from changed`.execute(tx)
}

/** The logos of the two change places. */
async function swapLogos(tx: Tx, tenantId: number, one: number, other: number): Promise<void> {
  const own = await tx
    .deleteFrom('company_logo')
    .where('tenant_id', '=', tenantId)
    .where('organization_id', '=', one)
    .returningAll()
    .executeTakeFirst()
  await tx
    .updateTable('company_logo')
    .set({ organization_id: one })
    .where('tenant_id', '=', tenantId)
    .where('organization_id', '=', other)
    .execute()
  if (own)
    await tx
      .insertInto('company_logo')
      .values({ ...own, organization_id: other })
      .execute()
}

/** SQL of merges, and of what they make of the customer that stays. */
export const mergesRepository = {
  insert,
  keepChanges,
  find,
  undoable,
  noteUndone,
  point,
  setColumns,
  sameRow,
  primaryRow,
  primariesBack,
  takeNumbers,
  swapLogos,
}
export type MergesRepository = typeof mergesRepository
