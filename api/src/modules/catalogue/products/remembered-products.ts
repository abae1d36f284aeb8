import type { Product, SoldProduct } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { CatalogueRepository } from '../catalogue.repository.ts'
import type { ReadProducts } from './read-products.ts'
import { keepNewest } from '../../../system/keep-newest.ts'

/** Those that the offers of some days are made of, of some dozens of tenants: two kilobytes each in the sample. */
const mostProducts = 20_000
/** As JSON. A longer one, of ten thousand characters and a hundred tiers, is read each time. */
const longestProduct = 4_000

interface RememberedProduct {
  readonly product: SoldProduct
  /** Of its row when it was read. */
  readonly state: string
}

/** Those of a tenant's products that exist, by id. */
export type ProductsById = (
  tx: Tx,
  tenantId: number,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, SoldProduct>>

/**
 * Products as they were read last. Whether each is still what it was is asked every time, of the rows that the asker
 * may see. A draft is read and saved with the same products over and over, and to read them with their tiers and
 * properties is a third of what that asks of the database.
 */
export function rememberedProducts(
  { productRows, productStates }: Pick<CatalogueRepository, 'productRows' | 'productStates'>,
  read: ReadProducts,
): ProductsById {
  const remembered = new Map<string, RememberedProduct>()

  async function readAll(tx: Tx, tenantId: number, ids: readonly number[]): Promise<readonly SoldProduct[]> {
    if (ids.length === 0) return []
    return (await read(tx, tenantId, ids, productRows(tx, tenantId, ids))).map(soldProduct)
  }

  return async (tx, tenantId, ids) => {
    if (ids.length === 0) return new Map()
    const keyOf = (id: number): string => `${tenantId} ${id}`
    const known = new Map(ids.map((id) => [id, remembered.get(keyOf(id))]))
    // The state comes first: a change between the two is found, and read the next time.
    const [states, unknown] = await Promise.all([
      productStates(tx, tenantId, ids),
      readAll(
        tx,
        tenantId,
        ids.filter((id) => !known.get(id)),
      ),
    ])
    const isStill = (id: number): boolean => known.get(id)?.state === states.get(id)
    const there = ids.filter((id) => known.get(id) && states.has(id))
    const outdated = there.filter((id) => !isStill(id))
    const fresh = [...unknown, ...(await readAll(tx, tenantId, outdated))]
    for (const product of fresh) {
      const state = states.get(product.product_id)
      if (state !== undefined && JSON.stringify(product).length <= longestProduct)
        keepNewest(remembered, keyOf(product.product_id), { product, state }, mostProducts)
    }
    const still = there.filter(isStill).flatMap((id) => known.get(id)?.product ?? [])
    return new Map([...still, ...fresh].map((product) => [product.product_id, product]))
  }
}

/** Another name of the group, or another day, is no other state of a product. */
const soldProduct = ({ product_group_name: _, is_selectable: _today, ...product }: Product): SoldProduct => product
