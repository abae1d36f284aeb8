import type { CappedCount } from '../../../db/sql/capped-count.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ProductSearchRepository } from './product-search.repository.ts'
import { keepNewest } from '../../../system/keep-newest.ts'

/** Some pages of the lists that people are busy with. */
const mostPages = 2_000

/** Longer ones name many products, and hardly anybody asks for just those again. */
const longestKey = 1_000

/** Which products stand on a page, and how many there are in all. */
export interface ProductPage extends CappedCount {
  readonly ids: readonly number[]
}

interface RememberedPage extends ProductPage {
  /** Of the catalogue when they were found. */
  readonly state: string
}

/**
 * Which products stood on a page is remembered for as long as no product of the tenant is changed in what they are
 * looked for and ordered by, and that is asked each time: words are read letter by letter by many, and counting what a
 * common one finds is most of what a search costs.
 */
export function rememberedPages({ catalogueState }: Pick<ProductSearchRepository, 'catalogueState'>) {
  const pages = new Map<string, RememberedPage>()

  return {
    /** As it was; whether it still is has to be asked. */
    known: (key: string): RememberedPage | null => pages.get(key) ?? null,

    async isStill(tx: Tx, tenantId: number, { state }: RememberedPage): Promise<boolean> {
      return (await catalogueState(tx, tenantId)) === state
    },

    /** Has the page found, and keeps it. */
    async found<Page extends ProductPage>(
      tx: Tx,
      tenantId: number,
      key: string,
      find: () => Promise<Page>,
    ): Promise<Page> {
      // In this order: a change that comes between them is found, and looked for again the next time.
      const [state, page] = await Promise.all([catalogueState(tx, tenantId), find()])
      const { ids, total, capped } = page
      if (state !== null && key.length <= longestKey) keepNewest(pages, key, { ids, total, capped, state }, mostPages)
      return page
    },
  }
}
export type RememberedPages = ReturnType<typeof rememberedPages>
