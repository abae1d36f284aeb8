import type { ProductFilters } from '@staffel/shared-api/contract'
import type { CappedCount } from '../../../db/sql/capped-count.ts'
import { knownMany } from '../../../db/sql/known-many.ts'
import { searchWords } from '../../../db/sql/search-words.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { CatalogueRepository } from '../catalogue.repository.ts'
import type { ProductRow } from '../product-row.ts'
import type { FindProducts } from './found-products.ts'

export interface ProductListInput {
  readonly page: number
  readonly limit: number
  readonly filters: ProductFilters
  readonly visible: boolean | undefined
}

export interface ListedProducts extends CappedCount {
  readonly ids: readonly number[]
  /** In that order; they may still be on their way. */
  readonly rows: readonly ProductRow[] | Promise<readonly ProductRow[]>
}

export type ListProducts = (tx: Tx, tenantId: number, input: ProductListInput) => Promise<ListedProducts>

/** A page of a tenant's products: found by their words, or walked by name. */
export function productList(
  catalogue: Pick<CatalogueRepository, 'listProductRows' | 'productRows'>,
  find: FindProducts,
  now: () => Date,
): ListProducts {
  const many = knownMany(now)

  async function walked(tx: Tx, tenantId: number, input: ProductListInput): Promise<ListedProducts> {
    const { filters, page, limit, visible } = input
    const { search, skus, status, product_ids: ids, product_group_id: productGroupId } = filters
    const list = JSON.stringify([tenantId, filters, visible])
    const query = { page, limit, search, skus, ids, status, productGroupId, visible, isMany: many.has(list) }
    const listed = await catalogue.listProductRows(tx, tenantId, query)
    if (listed.isMany) many.add(list)
    return { ...listed, ids: listed.rows.map(({ id }) => id) }
  }

  return async (tx, tenantId, input) => {
    const found = await foundByWords(find, tx, tenantId, input)
    if (!found) return walked(tx, tenantId, input)
    return { ...found, rows: catalogue.productRows(tx, tenantId, found.ids).then(inOrder(found.ids)) }
  }
}

/** Of what is archived there is little, and of what is named less: their rows are gone through instead. */
function foundByWords(
  find: FindProducts,
  tx: Tx,
  tenantId: number,
  {
    filters: { search = '', status, skus, product_ids: ids, product_group_id: group },
    visible,
    page,
    limit,
  }: ProductListInput,
): ReturnType<FindProducts> | null {
  const words = searchWords(search)?.words
  if (!words || status === 'archived' || skus || ids) return null
  return find(tx, tenantId, {
    words,
    number: search.trim().toLowerCase(),
    productGroupId: group ?? null,
    status: status ?? null,
    visible: visible ?? null,
    offset: (page - 1) * limit,
    limit,
  })
}

function inOrder(ids: readonly number[]): (rows: readonly ProductRow[]) => readonly ProductRow[] {
  return (rows) => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
}
