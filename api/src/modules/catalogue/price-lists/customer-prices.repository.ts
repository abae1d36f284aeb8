import type { Currency } from '@staffel/shared-api/contract'
import type { PriceUnit } from '@staffel/shared-api/rules'
import { sql } from 'kysely'
import { presentCustomer } from '../../../db/sql/present-customer.ts'
import { compiledOnce } from '../../../db/statements/compiled-once.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ListTier } from '../catalogue.tables.ts'

export interface CustomerEntryRow {
  readonly id: number
  readonly name: string
  readonly currency: Currency
  readonly valid_from: string
  readonly valid_till: string | null
  /** Of the organisation itself, not of its group. */
  readonly is_own: boolean
  readonly product_id: number | null
  readonly product_group_id: number | null
  readonly discount_pct: string | null
  readonly base_unit_price_cents: number | null
  readonly price_unit: PriceUnit | null
  readonly ladder: readonly ListTier[]
}

export interface CustomerEntries {
  readonly tenantId: number
  readonly organizationId: number
  readonly productIds: readonly number[]
  /** Lists that ended before are left out. */
  readonly since: string
}

/**
 * What the lists of a customer, its own and those of its group, say of products. Asked with every save of an offer, so
 * products and groups are looked up apart, each by its index: for either of the two at once a list, which can hold the
 * whole catalogue, would be read from end to end. One that was merged has the prices of the other.
 */
const entriesOf = compiledOnce(
  (_tx: Tx, { tenantId, organizationId, productIds, since }: CustomerEntries) => sql<CustomerEntryRow>`
    select list.id, list.name, list.currency, list.valid_from, list.valid_till, list.organization_id is not null as is_own,
      entry.product_id, entry.product_group_id, entry.discount_pct, entry.base_unit_price_cents, entry.price_unit, entry.ladder
    from price_list as list
    cross join lateral (
      select * from price_list_entry as of_product
      where of_product.tenant_id = list.tenant_id and of_product.price_list_id = list.id
        and of_product.product_id = any(array(select unnest(${productIds}::bigint[])))
      union all
      select * from price_list_entry as of_group
      where of_group.tenant_id = list.tenant_id and of_group.price_list_id = list.id
        and of_group.product_group_id = any(array(
          select product.product_group_id from product
          where product.tenant_id = ${tenantId} and product.id = any(array(select unnest(${productIds}::bigint[])))))
    ) as entry
    where list.tenant_id = ${tenantId}
      and (list.valid_till is null or list.valid_till >= ${since}::date)
      and (list.organization_id = ${presentCustomer(tenantId, organizationId)} or list.customer_group_id = (
        select member.customer_group_id from organization as member
        where member.tenant_id = ${tenantId} and member.id = ${presentCustomer(tenantId, organizationId)}))`,
)

/** The currency of new offers. */
async function currencyOf(tx: Tx, tenantId: number): Promise<Currency> {
  const found = await tx
    .selectFrom('offer_settings')
    .select('default_currency')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return found?.default_currency ?? 'eur'
}

/** SQL of the prices that customers have. */
export const customerPricesRepository = { entriesOf, currencyOf }
export type CustomerPricesRepository = typeof customerPricesRepository
