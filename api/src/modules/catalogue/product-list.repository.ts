import type { ProductStatus } from '@staffel/shared-api/contract'
import { sql, type Expression, type SqlBool } from 'kysely'
import { cappedCount, countLimit, type CappedCount } from '../../db/sql/capped-count.ts'
import { searchWords } from '../../db/sql/search-words.ts'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { ProductRow } from './product-row.ts'

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
}

/** A page of a tenant's products by name, with the number of all that match. */
export async function listProductRows(
  tx: Tx,
  tenantId: number,
  query: ProductListQuery,
): Promise<CappedCount & { rows: ProductRow[] }> {
  const found = await findByText(tx, tenantId, query)
  const matching = tx
    .selectFrom('product')
    .where('product.tenant_id', '=', tenantId)
    .where('product.deleted_at', query.status === 'archived' ? 'is not' : 'is', null)
    .$if(query.status === 'active' || query.status === 'draft', (products) =>
      products.where('product.status', '=', query.status === 'draft' ? 'draft' : 'active'),
    )
    .$if(query.productGroupId !== undefined, (products) =>
      products.where('product.product_group_id', '=', query.productGroupId ?? null),
    )
    .$if(query.visible !== undefined, (products) => products.where('product.is_visible', '=', query.visible ?? true))
    .$if(query.ids !== undefined, (products) =>
      products.where(sql<SqlBool>`product.id = any(${query.ids ?? []}::bigint[])`),
    )
    .$if(query.skus !== undefined, (products) =>
      products.where(
        sql<SqlBool>`lower(product.sku) = any(${(query.skus ?? []).map((sku) => sku.trim().toLowerCase())}::text[])`,
      ),
    )
    .$if(found !== null, (products) => products.where(found?.condition ?? sql<SqlBool>`true`))
  const rows = await matching
    .leftJoin('product_group', (join) =>
      join
        .onRef('product_group.tenant_id', '=', 'product.tenant_id')
        .onRef('product_group.id', '=', 'product.product_group_id'),
    )
    .selectAll('product')
    .select('product_group.name as product_group_name')
    .$if(found?.byId === true, (products) => products.orderBy(isNumber(query.search), 'desc'))
    .orderBy('product.name')
    .orderBy('product.id')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return { rows, ...(await cappedCount(tx, sql`${matching.select('product.id')}`)) }
}

interface Found {
  readonly condition: Expression<SqlBool>
  /** So few that they can be put in another order than by name. */
  readonly byId: boolean
}

/** Whether what was looked for is the product's number. */
function isNumber(search = ''): Expression<SqlBool> {
  return sql`coalesce(lower(product.sku) = ${search.trim().toLowerCase()}, false)`
}

/**
 * The ids that the text search finds, as a condition. When it finds more than a page can ever lead to, the words are
 * compared while walking the products by name instead: so many rows match that a page fills at once. The search knows
 * nothing of what is archived, of which there is little.
 */
async function findByText(tx: Tx, tenantId: number, { search, status }: ProductListQuery): Promise<Found | null> {
  const words = searchWords(search)?.words
  if (!words) return null
  if (status === 'archived') return { byId: true, condition: hasWords(words) }
  const found = await sql<{
    id: number
  }>`select id from search_products(${tenantId}, ${words}, ${countLimit + 1})`.execute(tx)
  const ids = found.rows.map((row) => row.id)
  if (ids.length <= countLimit) return { byId: true, condition: sql`product.id = any(${ids}::bigint[])` }
  return {
    byId: false,
    condition: hasWords(words),
  }
}

function hasWords(words: readonly string[]): Expression<SqlBool> {
  return sql`product.search_text like all (select '%' || fold_text(word) || '%' from unnest(${words}::text[]) as word)`
}
