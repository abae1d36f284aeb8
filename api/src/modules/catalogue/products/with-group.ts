import type { SelectQueryBuilder } from 'kysely'
import type { Schema } from '../../../db/schema.ts'

/** Products as they leave the database (`ProductRow`): all of their columns, and the name of their group. */
export function withGroup<Selected>(products: SelectQueryBuilder<Schema, 'product', Selected>) {
  return products
    .leftJoin('product_group', (join) =>
      join
        .onRef('product_group.tenant_id', '=', 'product.tenant_id')
        .onRef('product_group.id', '=', 'product.product_group_id'),
    )
    .selectAll('product')
    .select('product_group.name as product_group_name')
}
