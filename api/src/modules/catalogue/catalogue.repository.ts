import { propertyTypes } from '@staffel/shared-api/rules'
import { sql, type Selectable, type SqlBool } from 'kysely'
import { compiledOnce } from '../../db/statements/compiled-once.ts'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { ProductPropertyTable, ProductStaffelTable } from './catalogue.tables.ts'
import { listProductRows } from './listing/product-list.repository.ts'
import type { ProductRow } from './products/product-row.ts'
import { withGroup } from './products/with-group.ts'

export interface StockFigures {
  readonly total: number
  readonly drafts: number
  readonly hidden: number
  readonly inStock: number
  readonly lowStock: number
  readonly stockValueCents: number
}

/** Those of `ids` that the tenant has; deleted ones are left out. */
function productRows(tx: Tx, tenantId: number, ids: readonly number[]): Promise<ProductRow[]> {
  return productsOf(tx, { tenantId, ids })
}

const productsOf = compiledOnce((tx, { tenantId, ids }: Wanted) =>
  withGroup(tx.selectFrom('product'))
    .where('product.tenant_id', '=', tenantId)
    .where(isOneOf('product.id', ids))
    .where('product.deleted_at', 'is', null),
)

/** By what to know that a product is still what it was; deleted ones are left out. */
async function productStates(tx: Tx, tenantId: number, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await statesOf(tx, { tenantId, ids })
  return new Map(rows.map(({ id, changed, rev }) => [id, `${changed} ${rev}`]))
}

/** Whatever is changed of one, its tiers and properties too, is another row (`mark_product_parts`). */
const statesOf = compiledOnce((tx, { tenantId, ids }: Wanted) =>
  tx
    .selectFrom('product')
    .select(['product.id', 'product.rev', sql<string>`product.xmin`.as('changed')])
    .where('product.tenant_id', '=', tenantId)
    .where(isOneOf('product.id', ids))
    .where('product.deleted_at', 'is', null),
)

function staffelRows(
  tx: Tx,
  tenantId: number,
  productIds: readonly number[],
): Promise<Selectable<ProductStaffelTable>[]> {
  return staffelsOf(tx, { tenantId, ids: productIds })
}

const staffelsOf = compiledOnce((tx, { tenantId, ids }: Wanted) =>
  tx
    .selectFrom('product_staffel')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(isOneOf('product_id', ids))
    .orderBy('product_id')
    .orderBy(sql`variant_code nulls first`)
    .orderBy('min_quantity'),
)

function propertyRows(
  tx: Tx,
  tenantId: number,
  productIds: readonly number[],
): Promise<Selectable<ProductPropertyTable>[]> {
  return propertiesOf(tx, { tenantId, ids: productIds })
}

const propertiesOf = compiledOnce((tx, { tenantId, ids }: Wanted) =>
  tx
    .selectFrom('product_property')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(isOneOf('product_id', ids))
    .orderBy('product_id')
    .orderBy('position'),
)

interface Wanted {
  readonly tenantId: number
  readonly ids: readonly number[]
}

/**
 * One value however many they are, so that it stays one statement, which is prepared once. And planned once: behind a
 * `select` nobody sees how many they are, and a plan for just so many seems no better than the one for all.
 */
function isOneOf(column: string, ids: readonly number[]) {
  return sql<SqlBool>`${sql.ref(column)} = any(array(select unnest(${ids}::bigint[])))`
}

function groupRows(tx: Tx, tenantId: number): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('product_group')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** What the tenant's products are sold by, each once. */
function salesUnitsInUse(tx: Tx, tenantId: number): Promise<{ unit: string; code: string }[]> {
  return tx
    .selectFrom('product')
    .select(['sales_unit as unit', 'sales_unit_code as code'])
    .distinctOn('sales_unit')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .orderBy('sales_unit')
    .orderBy('id')
    .execute()
}

/** So many kinds of property of its own a tenant is offered. */
const mostOwnTypes = 200

/** The kinds of property that products of the tenant have beside the known ones, the most used first. */
async function propertyTypesInUse(tx: Tx, tenantId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('product_property')
    .select('property_type as name')
    .where('tenant_id', '=', tenantId)
    .where('property_type', 'not in', propertyTypes)
    .groupBy('property_type')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('property_type')
    .limit(mostOwnTypes)
    .execute()
  return rows.map(({ name }) => name)
}

const inStock = sql`(stock_type = 'unlimited' or stock_value > 0)`

/**
 * In stock: unlimited, yes, or a number above 0. Low: a number at or below the tenant's threshold. Value: number ×
 * (cost, else base price). Who may not see costs is shown what the stock sells for: one at cost would tell them.
 */
async function stockFigures(tx: Tx, tenantId: number, atCost: boolean): Promise<StockFigures> {
  const worth = atCost
    ? sql`coalesce(cost_price_cents, base_unit_price_cents, 0)`
    : sql`coalesce(base_unit_price_cents, 0)`
  const result = await sql<StockFigures>`
    select count(*)::integer as "total", (count(*) filter (where status = 'draft'))::integer as "drafts",
      (count(*) filter (where status <> 'draft' and not is_visible))::integer as "hidden",
      (count(*) filter (where ${inStock}))::integer as "inStock",
      (count(*) filter (where stock_type = 'numeric' and stock_value <= coalesce(
        (select low_stock_threshold from catalogue_settings where tenant_id = ${tenantId}), 5)))::integer as "lowStock",
      coalesce(sum(round(stock_value * ${worth} / price_unit)) filter (where stock_type = 'numeric'), 0)::bigint as "stockValueCents"
    from product where tenant_id = ${tenantId} and deleted_at is null`.execute(tx)
  return result.rows[0] ?? { total: 0, drafts: 0, hidden: 0, inStock: 0, lowStock: 0, stockValueCents: 0 }
}

/** All SQL of the catalogue. */
export const catalogueRepository = {
  listProductRows,
  productRows,
  productStates,
  staffelRows,
  propertyRows,
  groupRows,
  salesUnitsInUse,
  propertyTypesInUse,
  stockFigures,
}
export type CatalogueRepository = typeof catalogueRepository
