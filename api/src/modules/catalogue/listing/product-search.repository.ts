import type { ProductStatus } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import { countLimit, farAbove } from '../../../db/sql/capped-count.ts'
import { compiledOnce } from '../../../db/statements/compiled-once.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'

export interface ProductSearch {
  readonly words: readonly string[]
  /** The product whose number is just this stands first. */
  readonly number: string
  readonly productGroupId: number | null
  /** All but archived ones when null. */
  readonly status: Exclude<ProductStatus, 'archived'> | null
  /** Both kinds when null. */
  readonly visible: boolean | null
  readonly offset: number
  readonly limit: number
}

export interface Found {
  readonly ids: readonly number[]
  /** Counted up to `farAbove`. */
  readonly total: number
}

/** Through the trigrams, which only their owner may look into. With `isMany` none is counted. */
async function findProducts(
  tx: Tx,
  tenantId: number,
  { words, number, productGroupId, status, visible, offset, limit }: ProductSearch,
  isMany: boolean,
): Promise<Found> {
  const result = await sql<{ ids: readonly (number | string)[]; total: number }>`select ids, total from find_products(
    ${tenantId}, ${words}, ${number}, ${productGroupId}, ${status}, ${visible}, ${offset}, ${limit}, ${countLimit}, ${isMany ? 0 : farAbove})`.execute(
    tx,
  )
  const { ids = [], total = 0 } = result.rows[0] ?? {}
  return { ids: ids.map(Number), total }
}

/**
 * Another value after every change of what products are searched by: the transaction that changed one last. Null while
 * one that began before it may still change something, which that value would not tell.
 */
async function catalogueState(tx: Tx, tenantId: number): Promise<string | null> {
  const [row] = await lastChange(tx, { tenantId })
  return row?.is_settled ? row.changed_in : null
}

const lastChange = compiledOnce((tx, { tenantId }: { readonly tenantId: number }) =>
  tx
    .selectFrom((products) =>
      products
        .selectFrom('product')
        .select(({ fn }) => fn.coalesce(fn.max('changed_in'), sql<number>`0`).as('changed_in'))
        .where('tenant_id', '=', tenantId)
        .as('last'),
    )
    .select([
      sql<string>`last.changed_in::text`.as('changed_in'),
      sql<boolean>`last.changed_in < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.as('is_settled'),
    ]),
)

export const productSearchRepository = { findProducts, catalogueState }
export type ProductSearchRepository = typeof productSearchRepository
