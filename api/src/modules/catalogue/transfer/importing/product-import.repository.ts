import type { ProductField } from '@staffel/shared-api/contract'
import { sql, type SqlBool } from 'kysely'
import { holdNames } from '../../../../db/sql/hold-names.ts'
import { inScope, type TenantScope, type Tx } from '../../../../db/tenant-transaction.ts'
import type { Text } from '../../../../texts/text.ts'
import type { ProductImportRow } from '../../catalogue.tables.ts'
import { productColumns, tierColumns } from '../../editing/product-input.ts'
import type { ProductRow } from '../../products/product-row.ts'
import { withGroup } from '../../products/with-group.ts'
import type { ImportResult } from '../import-result.types.ts'
import type { GroupMember } from './refuse-mixed-units.ts'
import type { PlannedProduct } from './planned-product.ts'

/** Whoever says nothing for so long has ended; a file is read within a minute. */
const stillRunning = sql<SqlBool>`state in ('reading', 'comparing', 'storing') and touched_at > now() - interval '2 minutes'`

async function isRunning(tx: Tx, tenantId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('product_import')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where(stillRunning)
    .executeTakeFirst()
  return found !== undefined
}

/** Of so many imports of a tenant is kept what became of them. */
const mostKept = 100

/** Nobody else of the tenant begins one until the transaction ends. */
async function lockBeginning(tx: Tx, tenantId: number): Promise<void> {
  await holdNames(tx, `begin product import ${tenantId}`)
}

/** Begins one; what was told of those of a month ago, and of all but the last ones, is forgotten. */
async function begin(
  tx: Tx,
  tenantId: number,
  { userId, filename, dryRun }: { readonly userId: number; readonly filename: string; readonly dryRun: boolean },
): Promise<number> {
  await tx
    .deleteFrom('product_import')
    .where('tenant_id', '=', tenantId)
    .where(
      sql<SqlBool>`(created_at < now() - interval '30 days' or id <= (
        select last.id from product_import as last where last.tenant_id = ${tenantId} order by last.id desc offset ${mostKept - 1} limit 1))`,
    )
    .execute()
  const { id } = await tx
    .insertInto('product_import')
    .values({ tenant_id: tenantId, user_id: userId, filename, dry_run: dryRun })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Tells of one that goes on; what is done stays so, even where whoever stored it did not hear of it. */
async function touch(
  tx: Tx,
  tenantId: number,
  id: number,
  now: {
    readonly state?: ProductImportRow['state']
    readonly done?: number
    readonly total?: number
    readonly result?: ImportResult
    readonly failure?: Text
  },
): Promise<void> {
  const { result, failure, ...others } = now
  await tx
    .updateTable('product_import')
    .set({
      ...others,
      ...(result && { result: JSON.stringify(result) }),
      ...(failure && { failure: JSON.stringify(failure) }),
      touched_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .execute()
}

function find(tx: Tx, scope: TenantScope, id: number): Promise<(ProductImportRow & { is_lost: boolean }) | undefined> {
  return tx
    .selectFrom('product_import')
    .selectAll()
    .select(sql<boolean>`state not in ('done', 'failed') and not (${stillRunning})`.as('is_lost'))
    .where(inScope(scope, 'tenant_id'))
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What the tenant said of columns, by their names. */
async function columnsOf(tx: Tx, tenantId: number): Promise<Readonly<Record<string, ProductField | null>>> {
  const found = await tx
    .selectFrom('catalogue_settings')
    .select('import_columns')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return found?.import_columns ?? {}
}

async function keepColumns(
  tx: Tx,
  tenantId: number,
  columns: Readonly<Record<string, ProductField | null>>,
): Promise<void> {
  const import_columns = JSON.stringify(columns)
  await tx
    .insertInto('catalogue_settings')
    .values({ tenant_id: tenantId, import_columns })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ import_columns }))
    .execute()
}

/** Products that are not archived by SKU in lower case or by id; held until the transaction ends where they change. */
async function stored(
  tx: Tx,
  tenantId: number,
  wanted: { readonly skus: readonly string[]; readonly ids: readonly number[]; readonly hold: boolean },
): Promise<ProductRow[]> {
  const those = tx
    .selectFrom('product')
    .where('product.tenant_id', '=', tenantId)
    .where('product.deleted_at', 'is', null)
    .where(
      sql<SqlBool>`(lower(product.sku) = any(${wanted.skus}::text[]) or product.id = any(${wanted.ids}::bigint[]))`,
    )
  if (wanted.hold) await those.select('product.id').orderBy('product.id').forUpdate().execute()
  return withGroup(those).execute()
}

/** Those of tier groups, by the groups' names in lower case. */
function groupMembers(tx: Tx, tenantId: number, groups: readonly string[]): Promise<GroupMember[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'sales_unit as unit', sql<string>`tier_group`.as('group')])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`lower(tier_group) = any(${groups}::text[])`)
    .execute()
}

/** One import of a tenant at a time, and nobody joins or leaves the tier groups that it looked at. */
async function lock(tx: Tx, tenantId: number, groups: readonly string[] = []): Promise<void> {
  const names = [`product import ${tenantId}`, ...groups.toSorted().map((group) => `tier group ${tenantId} ${group}`)]
  await holdNames(tx, ...names)
}

/** The ids of product groups by their names in lower case. */
async function groupIds(tx: Tx, tenantId: number): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('product_group')
    .select(['id', sql<string>`lower(name)`.as('name')])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function insertGroups(tx: Tx, tenantId: number, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await tx
    .insertInto('product_group')
    .values(names.map((name) => ({ tenant_id: tenantId, name })))
    .execute()
}

/** New products and changed ones alike, with all that is theirs. */
async function write(
  tx: Tx,
  tenantId: number,
  planned: readonly PlannedProduct[],
  groups: ReadonlyMap<string, number>,
): Promise<void> {
  const columnsOfPlan = ({ checked, group }: PlannedProduct) => ({
    ...productColumns(checked),
    product_group_id: group === null ? null : (groups.get(group.toLowerCase()) ?? null),
  })
  const ids = new Map<PlannedProduct, number>()
  const fresh = planned.filter(({ stored: before }) => before === null)
  if (fresh.length > 0) {
    const rows = await tx
      .insertInto('product')
      .values(fresh.map((plan) => ({ tenant_id: tenantId, ...columnsOfPlan(plan) })))
      .returning(['id', sql<string>`lower(sku)`.as('sku')])
      .execute()
    const bySku = new Map(rows.map(({ id, sku }) => [sku, id]))
    for (const plan of fresh) ids.set(plan, bySku.get(plan.checked.input.sku?.toLowerCase() ?? '') ?? 0)
  }
  const changed = planned.flatMap((plan) => (plan.stored ? [{ plan, id: plan.stored.product_id }] : []))
  for (const { plan, id } of changed) ids.set(plan, id)
  if (changed.length > 0)
    await overwrite(
      tx,
      tenantId,
      changed.map(({ plan, id }) => ({ id, ...columnsOfPlan(plan) })),
    )
  await writeParts(
    tx,
    tenantId,
    changed.map(({ id }) => id),
    planned,
    ids,
  )
}

type Overwritten = { readonly id: number } & ReturnType<typeof productColumns>

/** All at once: the rows are there, so each of them is in conflict with itself. */
async function overwrite(tx: Tx, tenantId: number, rows: readonly Overwritten[]): Promise<void> {
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  await tx
    .insertInto('product')
    .values(rows.map((row) => ({ tenant_id: tenantId, ...row })))
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'id']).doUpdateSet({
        ...Object.fromEntries(names.map((name) => [name, sql`excluded.${sql.ref(name)}`])),
        rev: sql<number>`product.rev + 1`,
        last_modified: sql<Date>`now()`,
      }),
    )
    .execute()
}

/** So many rows that their values fit into one statement. */
const most = 5_000

async function writeParts(
  tx: Tx,
  tenantId: number,
  before: readonly number[],
  planned: readonly PlannedProduct[],
  ids: ReadonlyMap<PlannedProduct, number>,
): Promise<void> {
  await Promise.all(
    (['product_staffel', 'product_property'] as const).map((table) =>
      tx
        .deleteFrom(table)
        .where('tenant_id', '=', tenantId)
        .where(sql<SqlBool>`product_id = any(${before}::bigint[])`)
        .execute(),
    ),
  )
  const keyed = planned.map((plan) => ({ plan, key: { tenant_id: tenantId, product_id: ids.get(plan) ?? 0 } }))
  const tiers = keyed.flatMap(({ plan: { checked, stored: old }, key }) =>
    checked.ladder.sorted
      .map((tier) => tierColumns(tier, old?.staffels))
      .map((tier) => ({
        ...key,
        ...(tier.id !== undefined && { id: tier.id }),
        variant_code: tier.variantCode,
        min_quantity: tier.minQuantity,
        max_quantity: tier.maxQuantity,
        unit_price_cents: tier.unitPriceCents,
      })),
  )
  const [kept, added] = [tiers.filter((tier) => 'id' in tier), tiers.filter((tier) => !('id' in tier))]
  for (const rows of [kept, added])
    for (let at = 0; at < rows.length; at += most)
      await tx
        .insertInto('product_staffel')
        .values(rows.slice(at, at + most))
        .execute()
  const properties = keyed.flatMap(({ plan: { checked }, key }) =>
    checked.properties.map(({ propertyType, value, editable = false }, position) => ({
      ...key,
      position,
      property_type: propertyType,
      value,
      editable,
    })),
  )
  for (let at = 0; at < properties.length; at += most)
    await tx
      .insertInto('product_property')
      .values(properties.slice(at, at + most))
      .execute()
}

/** SQL of imports. */
export const productImportRepository = {
  isRunning,
  lockBeginning,
  begin,
  touch,
  find,
  columnsOf,
  keepColumns,
  stored,
  groupMembers,
  lock,
  groupIds,
  insertGroups,
  write,
}
export type ProductImportRepository = typeof productImportRepository
