import type { ViewEntity } from '@staffel/shared-api/contract'
import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { SavedViewTable } from '../../store/offers.tables.ts'

export type SavedViewRow = Selectable<SavedViewTable>

interface Owner {
  readonly tenantId: number
  readonly userId: number
}

/** A person's own, and the shared ones where they are meant for that person, by name. */
function list(
  tx: Tx,
  { tenantId, userId }: Owner,
  entity: ViewEntity,
  { withShared }: { readonly withShared: boolean },
): Promise<SavedViewRow[]> {
  return tx
    .selectFrom('saved_view')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('entity', '=', entity)
    .where((eb) => eb.or([eb('user_id', '=', userId), ...(withShared ? [eb('shared', '=', true)] : [])]))
    .orderBy('name')
    .orderBy('id')
    .execute()
}

function find(tx: Tx, tenantId: number, id: number): Promise<SavedViewRow | undefined> {
  return tx
    .selectFrom('saved_view')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The id of a person's view of that name, however it is written. */
async function named(tx: Tx, { tenantId, userId }: Owner, entity: ViewEntity, name: string): Promise<number | null> {
  const row = await tx
    .selectFrom('saved_view')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('entity', '=', entity)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .executeTakeFirst()
  return row?.id ?? null
}

async function count(tx: Tx, { tenantId, userId }: Owner): Promise<number> {
  const row = await tx
    .selectFrom('saved_view')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.n ?? 0
}

function insert(tx: Tx, view: Insertable<SavedViewTable>): Promise<SavedViewRow> {
  return tx.insertInto('saved_view').values(view).returningAll().executeTakeFirstOrThrow()
}

function update(
  tx: Tx,
  { tenant_id, id }: SavedViewRow,
  change: Pick<SavedViewRow, 'name' | 'query' | 'shared'>,
): Promise<SavedViewRow> {
  return tx
    .updateTable('saved_view')
    .set(change)
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function remove(tx: Tx, { tenant_id, id }: SavedViewRow): Promise<void> {
  await tx.deleteFrom('saved_view').where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
}

/** SQL of saved views. */
export const viewsRepository = { list, find, named, count, insert, update, remove }
export type ViewsRepository = typeof viewsRepository
