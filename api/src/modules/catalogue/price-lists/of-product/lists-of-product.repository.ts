import { sql, type Selectable, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { PriceListEntryTable, PriceListTable } from '../../catalogue.tables.ts'

export type ListOfProductRow = Pick<
  Selectable<PriceListTable>,
  'id' | 'name' | 'valid_from' | 'valid_till' | 'currency'
> &
  Pick<Selectable<PriceListEntryTable>, 'discount_pct' | 'base_unit_price_cents' | 'price_unit' | 'ladder'> & {
    readonly owner_name: string
    /** Null where the list names the product itself. */
    readonly product_group_name: string | null
  }

/** The entry of each list that counts for a product: its own before its group's. Those that end last come first. */
function listsOf(tx: Tx, tenantId: number, productId: number): Promise<ListOfProductRow[]> {
  const entries = tx
    .selectFrom('price_list_entry as entry')
    .innerJoin('product', (join) =>
      join.onRef('product.tenant_id', '=', 'entry.tenant_id').on('product.id', '=', productId),
    )
    .leftJoin('product_group', (join) =>
      join
        .onRef('product_group.tenant_id', '=', 'entry.tenant_id')
        .onRef('product_group.id', '=', 'entry.product_group_id'),
    )
    .selectAll('entry')
    .select('product_group.name as product_group_name')
    .distinctOn('entry.price_list_id')
    .where('entry.tenant_id', '=', tenantId)
    .where(sql<SqlBool>`(entry.product_id = product.id or entry.product_group_id = product.product_group_id)`)
    .orderBy('entry.price_list_id')
    .orderBy(sql`entry.product_id nulls last`)
    .as('entry')
  return tx
    .selectFrom(entries)
    .innerJoin('price_list as list', (join) =>
      join.onRef('list.tenant_id', '=', 'entry.tenant_id').onRef('list.id', '=', 'entry.price_list_id'),
    )
    .leftJoin('organization', (join) =>
      join.onRef('organization.tenant_id', '=', 'list.tenant_id').onRef('organization.id', '=', 'list.organization_id'),
    )
    .leftJoin('customer_group', (join) =>
      join
        .onRef('customer_group.tenant_id', '=', 'list.tenant_id')
        .onRef('customer_group.id', '=', 'list.customer_group_id'),
    )
    .select(['list.id', 'list.name', 'list.valid_from', 'list.valid_till', 'list.currency'])
    .select(['entry.discount_pct', 'entry.base_unit_price_cents', 'entry.price_unit', 'entry.ladder'])
    .select('entry.product_group_name')
    .select(sql<string>`coalesce(organization.name, customer_group.name)`.as('owner_name'))
    .where('list.tenant_id', '=', tenantId)
    .orderBy('list.valid_till', (order) => order.desc().nullsFirst())
    .orderBy('list.valid_from', 'desc')
    .orderBy('list.name')
    .orderBy('list.id')
    .execute()
}

/** SQL of the price lists of one product. */
export const listsOfProductRepository = { listsOf }
export type ListsOfProductRepository = typeof listsOfProductRepository
