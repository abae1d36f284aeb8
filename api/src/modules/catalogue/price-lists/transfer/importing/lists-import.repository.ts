import type { PriceUnit } from '@staffel/shared-api/rules'
import { sql, type SqlBool } from 'kysely'
import { holdNames } from '../../../../../db/sql/hold-names.ts'
import type { Tx } from '../../../../../db/tenant-transaction.ts'

export interface NamedRow {
  readonly id: number
  readonly name: string
}

export interface NamedProduct extends NamedRow {
  readonly sku: string | null
  readonly price_unit: PriceUnit
  readonly isArchived: boolean
}

interface Wanted {
  readonly ids: readonly number[]
  /** In lower case. */
  readonly names: readonly string[]
}

/** No other file of price lists of the tenant is taken in until the transaction ends. */
async function lock(tx: Tx, tenantId: number): Promise<void> {
  await holdNames(tx, `import price lists ${tenantId}`)
}

/** Organisations that are named: by id also those that were archived. */
function organizations(tx: Tx, tenantId: number, { ids, names }: Wanted): Promise<NamedRow[]> {
  return tx
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`(id = any(${ids}::bigint[]) or (archived_at is null and lower(name) = any(${names}::text[])))`)
    .orderBy('id')
    .execute()
}

/** Products that are named: by id also those that were archived. */
function products(tx: Tx, tenantId: number, { ids, names }: Wanted): Promise<NamedProduct[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'name', 'sku', 'price_unit'])
    .select(sql<boolean>`deleted_at is not null`.as('isArchived'))
    .where('tenant_id', '=', tenantId)
    .where(sql<SqlBool>`(id = any(${ids}::bigint[]) or (deleted_at is null and lower(sku) = any(${names}::text[])))`)
    .execute()
}

function productGroups(tx: Tx, tenantId: number): Promise<NamedRow[]> {
  return tx
    .selectFrom('product_group')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .execute()
}

function customerGroups(tx: Tx, tenantId: number): Promise<NamedRow[]> {
  return tx.selectFrom('customer_group').select(['id', 'name']).where('tenant_id', '=', tenantId).execute()
}

/** SQL of files of price lists. */
export const listsImportRepository = { lock, organizations, products, productGroups, customerGroups }
export type ListsImportRepository = typeof listsImportRepository
