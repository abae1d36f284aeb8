import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { ProductRow } from '../../product-row.ts'

/** The last product of the page before. */
export interface After {
  readonly name: string
  readonly id: number
}

/** Products that are not archived, by name, from behind one of them. */
function page(tx: Tx, tenantId: number, after: After | null, limit: number): Promise<ProductRow[]> {
  return tx
    .selectFrom('product')
    .leftJoin('product_group', (join) =>
      join
        .onRef('product_group.tenant_id', '=', 'product.tenant_id')
        .onRef('product_group.id', '=', 'product.product_group_id'),
    )
    .selectAll('product')
    .select('product_group.name as product_group_name')
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

async function count(tx: Tx, tenantId: number): Promise<number> {
  const { total } = await tx
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return total
}

/** SQL of the export. */
export const productExportRepository = { page, count }
export type ProductExportRepository = typeof productExportRepository
