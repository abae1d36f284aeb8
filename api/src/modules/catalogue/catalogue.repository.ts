import type { ProductProperty } from '@staffel/shared-api/contract'
import { sql, type Insertable, type SqlBool } from 'kysely'
import { compiledOnce } from '../../db/statements/compiled-once.ts'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { ProductTable } from './catalogue.tables.ts'
import { listProductRows } from './product-list.repository.ts'
import type { ProductParts, ProductRow } from './product-row.ts'

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

/** Of each product, in the order of `productIds`. */
function partRows(
  tx: Tx,
  tenantId: number,
  productIds: readonly number[],
): Promise<(ProductParts & { readonly product_id: number })[]> {
  return partsOf(tx, { tenantId, ids: productIds })
}

/** Both in one statement: to ask for a second one costs more than to write either as JSON. */
const partsOf = compiledOnce(
  (_tx, { tenantId, ids }: Wanted) => sql<ProductParts & { readonly product_id: number }>`
    select "wanted"."product_id",
      coalesce((select jsonb_agg(jsonb_build_object('id', tier.id, 'variant_code', tier.variant_code,
          'min_quantity', tier.min_quantity, 'max_quantity', tier.max_quantity, 'unit_price_cents', tier.unit_price_cents)
          order by tier.variant_code nulls first, tier.min_quantity)
        from product_staffel as tier
        where tier.tenant_id = ${tenantId} and tier.product_id = "wanted"."product_id"), '[]') as "staffels",
      coalesce((select jsonb_agg(jsonb_build_object('property_type', property.property_type, 'value', property.value,
          'editable', property.editable) order by property.position)
        from product_property as property
        where property.tenant_id = ${tenantId} and property.product_id = "wanted"."product_id"), '[]') as "properties"
    from unnest(${ids}::bigint[]) as wanted (product_id)`,
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
      coalesce(round(sum(stock_value * coalesce(cost_price_cents, base_unit_price_cents, 0)) filter (where stock_type = 'numeric')), 0)::bigint as "stockValueCents"
    from product where tenant_id = ${tenantId} and deleted_at is null`.execute(tx)
  return result.rows[0] ?? { total: 0, inStock: 0, lowStock: 0, stockValueCents: 0 }
}

/** All SQL of the catalogue. */
export const catalogueRepository = {
  listProductRows,
  productRows,
  partRows,
  groupRows,
  groupExists,
  productWithSku,
  insertProduct,
  stockFigures,
}
export type CatalogueRepository = typeof catalogueRepository
