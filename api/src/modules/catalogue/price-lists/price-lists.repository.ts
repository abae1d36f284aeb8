import type { PriceUnit } from '@staffel/shared-api/rules'
import { sql, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import type { PriceListEntryTable, PriceListTable } from '../catalogue.tables.ts'

/** A list with the name of whose it is, and how many entries it has. */
export type PriceListRow = Selectable<PriceListTable> & { readonly owner_name: string; readonly entry_count: number }

/** An entry with the name of its product or product group. */
export type PriceListEntryRow = Selectable<PriceListEntryTable> & { readonly name: string; readonly sku: string | null }

interface ListKey {
  readonly tenant_id: number
  readonly price_list_id: number
}

type EntryColumns = Omit<Insertable<PriceListEntryTable>, keyof ListKey | 'position'>

function find(tx: Tx, scope: TenantScope, id: number): Promise<{ tenant_id: number } | undefined> {
  return tx
    .selectFrom('price_list')
    .select('tenant_id')
    .where(inScope(scope, 'price_list.tenant_id'))
    .where('id', '=', id)
    .executeTakeFirst()
}

const lists = (tx: Tx, tenantId: number) =>
  tx
    .selectFrom('price_list')
    .leftJoin('organization', (join) =>
      join
        .onRef('organization.tenant_id', '=', 'price_list.tenant_id')
        .onRef('organization.id', '=', 'price_list.organization_id'),
    )
    .leftJoin('customer_group', (join) =>
      join
        .onRef('customer_group.tenant_id', '=', 'price_list.tenant_id')
        .onRef('customer_group.id', '=', 'price_list.customer_group_id'),
    )
    .selectAll('price_list')
    .select(sql<string>`coalesce(organization.name, customer_group.name)`.as('owner_name'))
    .select(
      sql<number>`(select count(*) from price_list_entry as entry
        where entry.tenant_id = price_list.tenant_id and entry.price_list_id = price_list.id)::integer`.as(
        'entry_count',
      ),
    )
    .where('price_list.tenant_id', '=', tenantId)

/** By name; of one organisation also those of its group. */
function list(tx: Tx, tenantId: number, organizationId: number | undefined): Promise<PriceListRow[]> {
  return lists(tx, tenantId)
    .$if(organizationId !== undefined, (found) =>
      found.where(
        sql<SqlBool>`(price_list.organization_id = ${organizationId} or price_list.customer_group_id = (
          select member.customer_group_id from organization as member
          where member.tenant_id = ${tenantId} and member.id = ${organizationId}))`,
      ),
    )
    .orderBy('price_list.name')
    .orderBy('price_list.valid_from', 'desc')
    .orderBy('price_list.id')
    .execute()
}

function row(tx: Tx, tenantId: number, id: number): Promise<PriceListRow | undefined> {
  return lists(tx, tenantId).where('price_list.id', '=', id).executeTakeFirst()
}

/** Held until the transaction ends. */
async function lock(tx: Tx, tenantId: number, id: number): Promise<PriceListRow | undefined> {
  await tx
    .selectFrom('price_list')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return row(tx, tenantId, id)
}

/** In the order in which they were saved. */
function entriesOf(tx: Tx, tenantId: number, id: number): Promise<PriceListEntryRow[]> {
  return tx
    .selectFrom('price_list_entry as entry')
    .leftJoin('product', (join) =>
      join.onRef('product.tenant_id', '=', 'entry.tenant_id').onRef('product.id', '=', 'entry.product_id'),
    )
    .leftJoin('product_group', (join) =>
      join
        .onRef('product_group.tenant_id', '=', 'entry.tenant_id')
        .onRef('product_group.id', '=', 'entry.product_group_id'),
    )
    .selectAll('entry')
    .select('product.sku')
    .select(sql<string>`coalesce(product.name, product_group.name)`.as('name'))
    .where('entry.tenant_id', '=', tenantId)
    .where('entry.price_list_id', '=', id)
    .orderBy('entry.position')
    .execute()
}

/** Those of a tenant's products and product groups that there are, archived ones too. */
async function known(
  tx: Tx,
  tenantId: number,
  wanted: { readonly products: readonly number[]; readonly groups: readonly number[] },
): Promise<{ products: ReadonlyMap<number, PriceUnit>; groups: ReadonlySet<number> }> {
  const [products, groups] = await Promise.all([
    tx
      .selectFrom('product')
      .select(['id', 'price_unit'])
      .where('tenant_id', '=', tenantId)
      .where(sql<SqlBool>`id = any(${wanted.products}::bigint[])`)
      .execute(),
    tx
      .selectFrom('product_group')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where(sql<SqlBool>`id = any(${wanted.groups}::bigint[])`)
      .execute(),
  ])
  return {
    products: new Map(products.map(({ id, price_unit }) => [id, price_unit])),
    groups: new Set(groups.map(({ id }) => id)),
  }
}

async function insert(tx: Tx, columns: Insertable<PriceListTable>): Promise<number> {
  const { id } = await tx.insertInto('price_list').values(columns).returning('id').executeTakeFirstOrThrow()
  return id
}

async function update(tx: Tx, { tenant_id, price_list_id }: ListKey, change: Updateable<PriceListTable>) {
  await tx
    .updateTable('price_list')
    .set({ ...change, last_modified: sql<Date>`now()`, rev: sql<number>`rev + 1` })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', price_list_id)
    .execute()
}

async function replaceEntries(tx: Tx, key: ListKey, entries: readonly EntryColumns[]): Promise<void> {
  await tx
    .deleteFrom('price_list_entry')
    .where('tenant_id', '=', key.tenant_id)
    .where('price_list_id', '=', key.price_list_id)
    .execute()
  if (entries.length === 0) return
  await tx
    .insertInto('price_list_entry')
    .values(entries.map((entry, position) => ({ ...entry, ...key, position })))
    .execute()
}

async function remove(tx: Tx, { tenant_id, price_list_id }: ListKey): Promise<void> {
  await tx.deleteFrom('price_list').where('tenant_id', '=', tenant_id).where('id', '=', price_list_id).execute()
}

/** SQL of price lists. */
export const priceListsRepository = { find, list, row, lock, entriesOf, known, insert, update, replaceEntries, remove }
export type PriceListsRepository = typeof priceListsRepository
