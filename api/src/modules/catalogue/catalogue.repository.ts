import type { ProductProperty } from '@staffel/shared-api/contract'
import { sql, type Insertable, type Selectable, type SqlBool } from 'kysely'
import { compiledOnce } from '../../db/statements/compiled-once.ts'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { ProductPropertyTable, ProductStaffelTable, ProductTable } from './catalogue.tables.ts'
import { listProductRows } from './product-list.repository.ts'
import type { ProductRow } from './product-row.ts'

export interface TierCents {
  readonly variantCode: string | null
  readonly minQuantity: number
  readonly maxQuantity: number | null
  readonly unitPriceCents: number | null
}

export interface StockFigures {
  readonly total: number
  readonly inStock: number
  readonly lowStock: number
  readonly stockValueCents: number
}

/** Those of `ids` that the tenant has; deleted ones are left out. */
function productRows(tx: Tx, tenantId: number, ids: readonly number[]): Promise<ProductRow[]> {
  return productsOf(tx, { tenantId, ids })
}

const productsOf = compiledOnce((tx, { tenantId, ids }: Wanted) =>
  tx
    .selectFrom('product')
    .leftJoin('product_group', (join) =>
      join
        .onRef('product_group.tenant_id', '=', 'product.tenant_id')
        .onRef('product_group.id', '=', 'product.product_group_id'),
    )
    .selectAll('product')
    .select('product_group.name as product_group_name')
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

async function groupExists(tx: Tx, tenantId: number, groupId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('product_group')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** The product that has this SKU, whatever its case. */
async function productWithSku(tx: Tx, tenantId: number, sku: string): Promise<number | null> {
  const row = await tx
    .selectFrom('product')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql`lower(sku)`, '=', sku.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

async function insertProduct(
  tx: Tx,
  product: Insertable<ProductTable>,
  properties: readonly ProductProperty[],
  tiers: readonly TierCents[],
): Promise<number> {
  const { id } = await tx.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()
  const owner = { tenant_id: product.tenant_id, product_id: id }
  if (properties.length > 0) {
    await tx
      .insertInto('product_property')
      .values(
        properties.map(({ propertyType, value, editable = false }, position) => ({
          ...owner,
          position,
          property_type: propertyType,
          value,
          editable,
        })),
      )
      .execute()
  }
  if (tiers.length > 0) {
    await tx
      .insertInto('product_staffel')
      .values(
        tiers.map((tier) => ({
          ...owner,
          variant_code: tier.variantCode,
          min_quantity: tier.minQuantity,
          max_quantity: tier.maxQuantity,
          unit_price_cents: tier.unitPriceCents,
        })),
      )
      .execute()
  }
  return id
}

const inStock = sql`(stock_type = 'unlimited' or stock_value > 0)`

/**
 * In stock: unlimited, yes, or a number above 0. Low: a number at or below the tenant's threshold. Value: number ×
 * (cost, else base price).
 */
async function stockFigures(tx: Tx, tenantId: number): Promise<StockFigures> {
  const result = await sql<StockFigures>`
    select count(*)::integer as "total",
      (count(*) filter (where ${inStock}))::integer as "inStock",
      (count(*) filter (where stock_type = 'numeric' and stock_value <= coalesce(
        (select low_stock_threshold from catalogue_settings where tenant_id = ${tenantId}), 5)))::integer as "lowStock",
      coalesce(sum(round(stock_value * coalesce(cost_price_cents, base_unit_price_cents, 0) / price_unit)) filter (where stock_type = 'numeric'), 0)::bigint as "stockValueCents"
    from product where tenant_id = ${tenantId} and deleted_at is null`.execute(tx)
  return result.rows[0] ?? { total: 0, inStock: 0, lowStock: 0, stockValueCents: 0 }
}

/** All SQL of the catalogue. */
export const catalogueRepository = {
  listProductRows,
  productRows,
  staffelRows,
  propertyRows,
  groupRows,
  groupExists,
  productWithSku,
  insertProduct,
  stockFigures,
}
export type CatalogueRepository = typeof catalogueRepository
