import type { ProductGroup, ProductGroupUse } from '@staffel/shared-api/contract'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'

function use(tx: Tx, tenantId: number): Promise<ProductGroupUse[]> {
  return tx
    .selectFrom('product_group as g')
    .leftJoin('product as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 'g.tenant_id')
        .onRef('p.product_group_id', '=', 'g.id')
        .on('p.deleted_at', 'is', null),
    )
    .select(({ fn }) => ['g.id', 'g.name', fn.count<number>('p.id').as('products')])
    .where('g.tenant_id', '=', tenantId)
    .where('g.deleted_at', 'is', null)
    .groupBy(['g.tenant_id', 'g.id', 'g.name'])
    .orderBy('g.name')
    .orderBy('g.id')
    .execute()
}

/** Held until the transaction ends: who puts a product into it meanwhile waits. */
function lock(tx: Tx, tenantId: number, id: number): Promise<ProductGroup | undefined> {
  return tx
    .selectFrom('product_group')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The group that is called so already, whatever its case. */
async function named(tx: Tx, tenantId: number, name: string): Promise<number | null> {
  const found = await tx
    .selectFrom('product_group')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`lower(name) = lower(${name})`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found?.id ?? null
}

function insert(tx: Tx, tenantId: number, name: string): Promise<ProductGroup> {
  return tx
    .insertInto('product_group')
    .values({ tenant_id: tenantId, name })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

function rename(tx: Tx, tenantId: number, { id, name }: ProductGroup): Promise<ProductGroup> {
  return tx
    .updateTable('product_group')
    .set({ name })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

/** The first products of a group by name, and how many there are. */
async function productsIn(tx: Tx, tenantId: number, id: number, atMost: number) {
  const inGroup = tx
    .selectFrom('product')
    .where('tenant_id', '=', tenantId)
    .where('product_group_id', '=', id)
    .where('deleted_at', 'is', null)
  const [first, { count }] = await Promise.all([
    inGroup.select(['id as product_id', 'name', 'sku']).orderBy('name').orderBy('id').limit(atMost).execute(),
    inGroup.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { first, count }
}

/** The price lists that have a percentage for the group, the first ones by name. */
function priceListsWith(tx: Tx, tenantId: number, id: number): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('price_list_entry as e')
    .innerJoin('price_list as l', (join) =>
      join.onRef('l.tenant_id', '=', 'e.tenant_id').onRef('l.id', '=', 'e.price_list_id'),
    )
    .select(['l.id', 'l.name'])
    .where('e.tenant_id', '=', tenantId)
    .where('e.product_group_id', '=', id)
    .orderBy('l.name')
    .orderBy('l.id')
    .execute()
}

/** Archived products leave it: one that is taken back would stand in a group that is gone. */
async function remove(tx: Tx, tenantId: number, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('product')
    .set({ product_group_id: null })
    .where('tenant_id', '=', tenantId)
    .where('product_group_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  await tx
    .updateTable('product_group')
    .set({ deleted_at: at })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute()
}

/** The tenant of a group; for platform staff, who may name a group alone. */
async function tenantOf(tx: Tx, id: number): Promise<number | null> {
  const row = await tx
    .selectFrom('product_group')
    .select('tenant_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

/** SQL of product groups. */
export const productGroupsRepository = {
  use,
  lock,
  named,
  insert,
  rename,
  productsIn,
  priceListsWith,
  remove,
  tenantOf,
}
export type ProductGroupsRepository = typeof productGroupsRepository
