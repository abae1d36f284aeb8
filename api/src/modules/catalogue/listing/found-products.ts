import { capped, type CappedCount } from '../../../db/sql/capped-count.ts'
import { knownMany } from '../../../db/sql/known-many.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { Found, ProductSearch, ProductSearchRepository } from './product-search.repository.ts'

/** Some pages of the searches that people are busy with. */
const mostPages = 2_000

interface Remembered extends Found {
  readonly state: string
}

/** Which products a page of a search holds, and how many there are in all. */
export type FindProducts = (
  tx: Tx,
  tenantId: number,
  search: ProductSearch,
) => Promise<CappedCount & { readonly ids: readonly number[] }>

/**
 * Looks for products by words. What was found is remembered for as long as no product of the tenant is changed, and
 * that is asked each time: words are read letter by letter by many, and counting what a common one finds is most of
 * what a search costs. What each product is called and costs is read anew.
 */
export function foundProducts(
  { findProducts, catalogueState }: ProductSearchRepository,
  now: () => Date,
): FindProducts {
  const pages = new Map<string, Remembered>()
  const many = knownMany(now)

  function remember(key: string, page: Remembered): void {
    pages.delete(key)
    const [oldest] = pages.keys()
    if (pages.size >= mostPages && oldest !== undefined) pages.delete(oldest)
    pages.set(key, page)
  }

  return async (tx, tenantId, search) => {
    const key = JSON.stringify([tenantId, search])
    const known = pages.get(key)
    if (known && (await catalogueState(tx, tenantId)) === known.state) return answer(known)
    const list = JSON.stringify([tenantId, { ...search, offset: 0 }])
    // In this order: a change that comes between them is found, and looked for again the next time.
    const [state, found] = await Promise.all([
      catalogueState(tx, tenantId),
      findProducts(tx, tenantId, search, many.has(list)),
    ])
    if (state !== null) remember(key, { ...found, state })
    const page = answer(found)
    if (page.isMany) many.add(list)
    return page
  }
}

function answer({ ids, total }: Found): CappedCount & { readonly ids: readonly number[] } {
  return { ids, ...capped(total) }
}
