import type { ProductProperty } from '@staffel/shared-api/contract'
import { sql, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely'
import { holdNames } from '../../../db/sql/hold-names.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import type { ProductTable } from '../catalogue.tables.ts'
import type { ProductRow } from '../products/product-row.ts'
import { withGroup } from '../products/with-group.ts'

export interface TierCents {
  /** Of a tier that was there before. */
  readonly id?: number
  readonly variantCode: string | null
  readonly minQuantity: number
  readonly maxQuantity: number | null
  readonly unitPriceCents: number | null
}

interface ProductKey {
  readonly tenant_id: number
  readonly product_id: number
}

/** Archived ones too. */
function find(
  tx: Tx,
  scope: TenantScope,
  id: number,
): Promise<Pick<Selectable<ProductTable>, 'tenant_id'> | undefined> {
  return tx
    .selectFrom('product')
    .select('tenant_id')
    .where(inScope(scope, 'product.tenant_id'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Archived ones too; held until the transaction ends. */
async function lock(tx: Tx, tenantId: number, id: number): Promise<ProductRow | undefined> {
  await tx
    .selectFrom('product')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return row(tx, tenantId, id)
}

function row(tx: Tx, tenantId: number, id: number): Promise<ProductRow | undefined> {
  return withGroup(tx.selectFrom('product'))
    .where('product.tenant_id', '=', tenantId)
    .where('product.id', '=', id)
    .executeTakeFirst()
}

async function groupExists(tx: Tx, tenantId: number, groupId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('product_group')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .where('deleted_at', 'is', null)
    // Who deletes it meanwhile is waited for.
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

/** The product that has this SKU, whatever its case. */
async function productWithSku(tx: Tx, tenantId: number, sku: string): Promise<number | null> {
  const found = await tx
    .selectFrom('product')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(sql`lower(sku)`, '=', sku.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found?.id ?? null
}

/** What the others of a tier group are sold by, and how they write its name; null for a group without others. */
async function tierGroupOf(
  tx: Tx,
  tenantId: number,
  group: string,
  except: number | null,
): Promise<{ name: string; unit: string } | null> {
  // Whoever joins or leaves the group meanwhile waits.
  await holdNames(tx, `tier group ${tenantId} ${group.toLowerCase()}`)
  const found = await tx
    .selectFrom('product')
    .select(['tier_group as name', 'sales_unit as unit'])
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`lower(tier_group) = lower(${group})`)
    .where('deleted_at', 'is', null)
    .$if(except !== null, (others) => others.where('id', '<>', except ?? 0))
    .orderBy('id')
    .executeTakeFirst()
  return found ? { name: found.name ?? group, unit: found.unit } : null
}

async function insertProduct(
  tx: Tx,
  product: Insertable<ProductTable>,
  properties: readonly ProductProperty[],
  tiers: readonly TierCents[],
): Promise<number> {
  const { id } = await tx.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()
  const owner = { tenant_id: product.tenant_id, product_id: id }
  await insertProperties(tx, owner, properties)
  await insertTiers(tx, owner, tiers)
  return id
}

async function updateProduct(tx: Tx, key: ProductKey, change: Updateable<ProductTable>): Promise<void> {
  await tx
    .updateTable('product')
    .set({ ...change, last_modified: sql<Date>`now()`, rev: sql<number>`rev + 1` })
    .where('tenant_id', '=', key.tenant_id)
    .where('id', '=', key.product_id)
    .execute()
}

async function replaceProperties(tx: Tx, key: ProductKey, properties: readonly ProductProperty[]): Promise<void> {
  await tx
    .deleteFrom('product_property')
    .where('tenant_id', '=', key.tenant_id)
    .where('product_id', '=', key.product_id)
    .execute()
  await insertProperties(tx, key, properties)
}

async function replaceTiers(tx: Tx, key: ProductKey, tiers: readonly TierCents[]): Promise<void> {
  await tx
    .deleteFrom('product_staffel')
    .where('tenant_id', '=', key.tenant_id)
    .where('product_id', '=', key.product_id)
    .execute()
  await insertTiers(tx, key, tiers)
}

async function insertProperties(tx: Tx, key: ProductKey, properties: readonly ProductProperty[]): Promise<void> {
  if (properties.length === 0) return
  const rows = properties.map(({ propertyType, value, editable = false }, position) => ({
    ...key,
    position,
    property_type: propertyType,
    value,
    editable,
  }))
  await tx.insertInto('product_property').values(rows).execute()
}

async function insertTiers(tx: Tx, key: ProductKey, tiers: readonly TierCents[]): Promise<void> {
  if (tiers.length === 0) return
  const rows = tiers.map((tier) => ({
    ...key,
    ...(tier.id !== undefined && { id: tier.id }),
    variant_code: tier.variantCode,
    min_quantity: tier.minQuantity,
    max_quantity: tier.maxQuantity,
    unit_price_cents: tier.unitPriceCents,
  }))
  await tx.insertInto('product_staffel').values(rows).execute()
}

/** A copy shows the files of the original. */
async function copyPictures(tx: Tx, { tenant_id, product_id }: ProductKey, to: number): Promise<void> {
  const copied = ['tenant_id', 'position', 'file_name', 'thumb_name', 'width', 'height', 'alt'] as const
  await tx
    .insertInto('product_picture')
    .columns([...copied, 'product_id'])
    .expression((found) =>
      found
        .selectFrom('product_picture')
        .select([...copied, sql<number>`${to}::bigint`.as('product_id')])
        .where('tenant_id', '=', tenant_id)
        .where('product_id', '=', product_id),
    )
    .execute()
}

/** In how many drafts and issued offers that can still be accepted the product stands. */
async function openOffersWith(tx: Tx, key: ProductKey, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from offer
    where offer.tenant_id = ${key.tenant_id} and offer.deleted_at is null
      and (offer.draft_version is not null or offer.status = 'draft' or (offer.status = 'pending' and offer.valid_until >= ${today}::date))
      and exists (select from offer_line as line
        where line.tenant_id = offer.tenant_id and line.offer_id = offer.id and line.product_id = ${key.product_id}
          and (line.version = offer.draft_version or (line.version = offer.current_version and offer.status in ('draft', 'pending'))))
  `.execute(tx)
  return rows[0]?.count ?? 0
}

/** SQL of what changes in the catalogue. */
export const productEditingRepository = {
  find,
  lock,
  row,
  groupExists,
  productWithSku,
  tierGroupOf,
  insertProduct,
  updateProduct,
  replaceProperties,
  replaceTiers,
  copyPictures,
  openOffersWith,
}
export type ProductEditingRepository = typeof productEditingRepository
