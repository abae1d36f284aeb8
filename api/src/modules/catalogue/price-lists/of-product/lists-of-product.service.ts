import type { ListOfProduct } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { readAsTenant } from '../../../../db/tenant-transaction.ts'
import { notFound } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import { amountOrNull } from '../../../../db/sql/cents.ts'
import type { ProductEditingRepository } from '../../editing/product-editing.repository.ts'
import { toListStaffel } from '../price-list-row.ts'
import type { ListOfProductRow, ListsOfProductRepository } from './lists-of-product.repository.ts'

export interface ListsOfProductDependencies {
  readonly db: Db
  readonly lists: ListsOfProductRepository
  readonly products: Pick<ProductEditingRepository, 'find'>
}

export type ListsOfProductService = ReturnType<typeof listsOfProductService>

/** Who pays something else for a product. */
export function listsOfProductService({ db, lists, products }: ListsOfProductDependencies) {
  return {
    async list(productId: number, { scope }: Caller): Promise<ListOfProduct[]> {
      const found = await readAsTenant(db, scope, (tx) => products.find(tx, scope, productId))
      if (!found) throw notFound()
      const { tenant_id: tenantId } = found
      return readAsTenant(db, { tenantId }, async (tx) =>
        (await lists.listsOf(tx, tenantId, productId)).map(toListOfProduct),
      )
    },
  }
}

function toListOfProduct({ discount_pct, base_unit_price_cents, ladder, ...row }: ListOfProductRow): ListOfProduct {
  return {
    ...row,
    discount_pct: discount_pct === null ? null : Number(discount_pct),
    base_unit_price: amountOrNull(base_unit_price_cents),
    staffels: ladder.map(toListStaffel),
  }
}
