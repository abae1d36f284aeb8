import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { ProductRow } from '../../products/product-row.ts'
import { withGroup } from '../../products/with-group.ts'

/** The last product of the page before. */
export interface After {
  readonly name: string
  readonly id: number
}

/** Products that are not archived, by name, from behind one of them. */
function page(tx: Tx, tenantId: number, after: After | null, limit: number): Promise<ProductRow[]> {
  return withGroup(tx.selectFrom('product'))
    .where('product.tenant_id', '=', tenantId)
    .where('product.deleted_at', 'is', null)
    .$if(after !== null, (products) =>
      products.where(sql<SqlBool>`(product.name, product.id) > (${after?.name ?? ''}, ${after?.id ?? 0}::bigint)`),
    )
    .orderBy('product.name')
    .orderBy('product.id')
    .limit(limit)
    .execute()
}

/** How many products there are, and how many rows: one for each tier, and one for a product without. */
async function size(tx: Tx, tenantId: number): Promise<{ products: number; rows: number }> {
  return tx
    .selectFrom('product')
    .leftJoin('product_staffel as tier', (join) =>
      join.onRef('tier.tenant_id', '=', 'product.tenant_id').onRef('tier.product_id', '=', 'product.id'),
    )
    .select(({ fn }) => [fn.count<number>('product.id').distinct().as('products'), fn.countAll<number>().as('rows')])
    .where('product.tenant_id', '=', tenantId)
    .where('product.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** SQL of the export. */
export const productExportRepository = { page, size }
export type ProductExportRepository = typeof productExportRepository
