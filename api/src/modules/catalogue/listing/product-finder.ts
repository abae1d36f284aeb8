import { isManagerOrAdmin } from '../../../http/caller.ts'
import type { Finder } from '../../../http/module.ts'
import type { ListProducts } from './list-products.ts'

/** Products of the caller's own tenant, hidden ones and drafts included, as their list has them. */
export function productFinder(list: ListProducts): Finder {
  return {
    type: 'products',
    area: 'catalogue',
    allows: isManagerOrAdmin,
    async find(tx, { tenantId }, search, limit) {
      const input = { page: 1, limit, filters: { search }, visible: undefined }
      const { read: rows } = await list(tx, tenantId, input, async (_ids, found) => found)
      return rows.map(({ id, name, sku }) => ({ id: String(id), label: name, detail: sku }))
    },
  }
}
