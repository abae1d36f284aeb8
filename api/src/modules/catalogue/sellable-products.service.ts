import { tenantDay } from '../../db/tenant-day.ts'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { SellableProduct, SellableProductsRepository } from './sellable-products.repository.ts'

/** The whole of what a tenant sells, for those who keep something made of it. */
export interface SellableProducts {
  /**
   * Names the state that the products are in; another one after every change, and after midnight, when dates begin or
   * end.
   */
  revision(tx: Tx, tenantId: number): Promise<string>
  /** At most so many products with a higher id than `after`, by id. */
  page(tx: Tx, tenantId: number, after: number, limit: number): Promise<readonly SellableProduct[]>
}

export function sellableProducts(products: SellableProductsRepository, now: () => Date): SellableProducts {
  return {
    async revision(tx, tenantId) {
      const { today } = await tenantDay(tx, tenantId, now())
      return `${today}/${await products.sellableRevision(tx, tenantId)}`
    },
    async page(tx, tenantId, after, limit) {
      const { today } = await tenantDay(tx, tenantId, now())
      return products.sellableProducts(tx, tenantId, { today, after, limit })
    },
  }
}
