import type { ProductFilters } from '@staffel/shared-api/contract'
import { capped, type CappedCount } from '../../../db/sql/capped-count.ts'
import { knownMany } from '../../../db/sql/known-many.ts'
import { searchWords } from '../../../db/sql/search-words.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { CatalogueRepository } from '../catalogue.repository.ts'
import type { ProductRow } from '../products/product-row.ts'
import type { ProductSearch, ProductSearchRepository } from './product-search.repository.ts'
import { rememberedPages, type ProductPage } from './remembered-pages.ts'

export interface ProductListInput {
  readonly page: number
  readonly limit: number
  readonly filters: ProductFilters
  readonly visible: boolean | undefined
}

/** Reads what is wanted of the products of a page. Their rows, in that order, may still be on their way. */
export type ReadPage<Read> = (
  ids: readonly number[],
  rows: readonly ProductRow[] | Promise<readonly ProductRow[]>,
) => Promise<Read>

export type ListProducts = <Read>(
  tx: Tx,
  tenantId: number,
  input: ProductListInput,
  read: ReadPage<Read>,
) => Promise<CappedCount & { readonly ids: readonly number[]; readonly read: Read }>

interface FoundPage extends ProductPage {
  /** Where they came along. */
  readonly rows?: readonly ProductRow[]
}

/**
 * A page of a tenant's products: found by their words, or walked by name. What the products of a remembered page are
 * called and cost is read anew, together with whether they are still the ones.
 */
export function productList(
  catalogue: Pick<CatalogueRepository, 'listProductRows' | 'productRows'>,
  { findProducts, catalogueState }: ProductSearchRepository,
  now: () => Date,
): ListProducts {
  const many = knownMany(now)
  const pages = rememberedPages({ catalogueState })

  async function walked(tx: Tx, tenantId: number, input: ProductListInput): Promise<FoundPage> {
    const { filters, page, limit, visible } = input
    const { search, skus, status, product_ids: ids, product_group_id: productGroupId } = filters
    const list = JSON.stringify([tenantId, filters, visible])
    const query = { page, limit, search, skus, ids, status, productGroupId, visible, isMany: many.has(list) }
    const listed = await catalogue.listProductRows(tx, tenantId, query)
    if (listed.isMany) many.add(list)
    return { ...listed, ids: listed.rows.map(({ id }) => id) }
  }

  async function searched(tx: Tx, tenantId: number, search: ProductSearch): Promise<FoundPage> {
    const list = JSON.stringify([tenantId, { ...search, offset: 0 }])
    const { ids, total } = await findProducts(tx, tenantId, search, many.has(list))
    const counted = capped(total)
    if (counted.isMany) many.add(list)
    return { ids, ...counted }
  }

  return async (tx, tenantId, input, read) => {
    const rowsOf = (ids: readonly number[]) => catalogue.productRows(tx, tenantId, ids).then(inOrder(ids))
    const key = JSON.stringify([tenantId, input])
    const known = pages.known(key)
    if (known) {
      const [isStill, answer] = await Promise.all([
        pages.isStill(tx, tenantId, known),
        read(known.ids, rowsOf(known.ids)),
      ])
      if (isStill) return { ...known, read: answer }
    }
    const search = searchOf(input)
    const found = await pages.found<FoundPage>(tx, tenantId, key, () =>
      search ? searched(tx, tenantId, search) : walked(tx, tenantId, input),
    )
    return { ...found, read: await read(found.ids, found.rows ?? rowsOf(found.ids)) }
  }
}

/** Of what is archived there is little, and of what is named less: their rows are gone through instead. */
function searchOf({
  filters: { search = '', status, skus, product_ids: ids, product_group_id: group },
  visible,
  page,
  limit,
}: ProductListInput): ProductSearch | null {
  const words = searchWords(search)?.words
  if (!words || status === 'archived' || skus || ids) return null
  return {
    words,
    number: search.trim().toLowerCase(),
    productGroupId: group ?? null,
    status: status ?? null,
    visible: visible ?? null,
    offset: (page - 1) * limit,
    limit,
  }
}

function inOrder(ids: readonly number[]): (rows: readonly ProductRow[]) => readonly ProductRow[] {
  return (rows) => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }
}
