import type { PropertyValue } from '@staffel/shared-api/contract'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../db/tenant-transaction.ts'

/** A product that can be sold today, with what it is recognised by. */
export interface SellableProduct {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly sku: string | null
  readonly externalItemCode: string | null
  readonly properties: readonly PropertyValue[]
  /** Has a base price or a tier with one. */
  readonly priced: boolean
}

export interface SellablePage {
  /** `YYYY-MM-DD`: products outside their dates are left out. */
  readonly today: string
  /** The products behind this id; 0 for the first. */
  readonly after: number
  readonly limit: number
}

/**
 * Another value after every change of what can be sold: visible products come, go or are changed. The newest change
 * alone would not tell: of two at once, the one that began first may be committed last.
 */
async function sellableRevision(tx: Tx, tenantId: number): Promise<string> {
  const { count, latest, revisions } = await tx
    .selectFrom('product')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<string>`coalesce(extract(epoch from max(last_modified)), 0)::text`.as('latest'),
      sql<string>`coalesce(sum(hashint8extended(id, rev)), 0)::text`.as('revisions'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('is_visible', '=', true)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return `${count}/${latest}/${revisions}`
}

/** A tenant's products by id, page after page. */
function sellableProducts(tx: Tx, tenantId: number, { today, after, limit }: SellablePage): Promise<SellableProduct[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'name', 'description', 'sku', 'external_item_code as externalItemCode'])
    .select(
      sql<
        readonly PropertyValue[]
      >`coalesce((select jsonb_agg(jsonb_build_object('propertyType', property.property_type, 'value', property.value) order by property.position)
      from product_property as property where property.tenant_id = product.tenant_id and property.product_id = product.id), '[]')`.as(
        'properties',
      ),
    )
    .select(
      sql<boolean>`(base_unit_price_cents is not null or exists (select from product_staffel as tier
      where tier.tenant_id = product.tenant_id and tier.product_id = product.id and tier.unit_price_cents is not null))`.as(
        'priced',
      ),
    )
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('is_visible', '=', true)
    .where('status', '=', 'active')
    .where(
      sql<SqlBool>`(start_date is null or start_date <= ${today}::date) and (end_date is null or end_date >= ${today}::date)`,
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export const sellableProductsRepository = { sellableRevision, sellableProducts }
export type SellableProductsRepository = typeof sellableProductsRepository
