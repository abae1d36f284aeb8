import type { ProductStatus } from '@staffel/shared-api/contract'
import { sql, type Expression, type SqlBool } from 'kysely'
import { capped, cappedCount, farAbove, type CappedCount } from '../../../db/sql/capped-count.ts'
import { holdsAll, searchWords } from '../../../db/sql/search-words.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ProductRow } from '../products/product-row.ts'
import { withGroup } from '../products/with-group.ts'

export interface ProductListQuery {
  readonly page: number
  readonly limit: number
  readonly search?: string
  readonly productGroupId?: number
  /** These products only. */
  readonly ids?: readonly number[]
  /** Those with one of these numbers only. */
  readonly skus?: readonly string[]
  /** All but archived ones when left out. */
  readonly status?: ProductStatus
  /** Both kinds when left out. */
  readonly visible?: boolean
  /** There are so many that they are not counted again (`knownMany`). */
  readonly isMany?: boolean
}

/** A page of a tenant's products by name, with the number of all that match; words are looked for in each of them. */
export async function listProductRows(
  tx: Tx,
  tenantId: number,
  { page, limit, search, ids, skus, productGroupId, status, visible, isMany }: ProductListQuery,
): Promise<CappedCount & { rows: ProductRow[] }> {
  const words = searchWords(search)?.words ?? []
  const matching = tx
    .selectFrom('product')
    .where('product.tenant_id', '=', tenantId)
    .where('product.deleted_at', status === 'archived' ? 'is not' : 'is', null)
    .$if(status === 'active' || status === 'draft', (products) =>
      products.where('product.status', '=', status === 'draft' ? 'draft' : 'active'),
    )
    .$if(productGroupId !== undefined, (products) =>
      products.where('product.product_group_id', '=', productGroupId ?? null),
    )
    .$if(visible !== undefined, (products) => products.where('product.is_visible', '=', visible ?? true))
    .$if(ids !== undefined, (products) => products.where(sql<SqlBool>`product.id = any(${ids ?? []}::bigint[])`))
    .$if(skus !== undefined, (products) =>
      products.where(
        sql<SqlBool>`lower(product.sku) = any(${(skus ?? []).map((sku) => sku.trim().toLowerCase())}::text[])`,
      ),
    )
    .$if(words.length > 0, (products) => products.where(holdsAll(sql`product.search_text`, words)))
  const rows = withGroup(matching)
    .$if(words.length > 0, (products) => products.orderBy(isNumber(search), 'desc'))
    .orderBy('product.name')
    .orderBy('product.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const count = isMany ? capped(farAbove) : cappedCount(tx, sql`${matching.select('product.id')}`)
  const [found, counted] = await Promise.all([rows, count])
  return { rows: found, ...counted }
}

/** Whether what was looked for is the product's number. */
function isNumber(search = ''): Expression<SqlBool> {
  return sql`coalesce(lower(product.sku) = ${search.trim().toLowerCase()}, false)`
}
