import { sql } from 'kysely'
import { dayOf } from '@staffel/shared-api/rules'
import type { Tx } from '../../db/tenant-transaction.ts'
import { sampleProducts, type SampleProduct } from './sample-products.ts'
import type { SamplePart } from '../sample-part.types.ts'

/**
 * The whole catalogue for the first tenant; steel, pipe and stainless fasteners, under other numbers and prices, for
 * the second.
 */
export const catalogueSample: SamplePart = {
  name: 'catalogue',
  async fill(tx, { staffel, noordstaal, today }) {
    const products = sampleProducts(dayOf(today))
    await fillCatalogue(tx, staffel.tenantId, products)
    await fillCatalogue(tx, noordstaal.tenantId, products.filter(soldByNoordstaal).map(byNoordstaal))
    await tx
      .insertInto('catalogue_settings')
      .values([{ tenant_id: staffel.tenantId }, { tenant_id: noordstaal.tenantId, low_stock_threshold: 10 }])
      .execute()
  },
}

function soldByNoordstaal({ group, name }: SampleProduct): boolean {
  return group === 'Staal' || group === 'Leidingwerk' || (group === 'Bevestigingsmiddelen' && name.includes('RVS'))
}

function byNoordstaal(product: SampleProduct): SampleProduct {
  const dearer = (cents: number | null): number | null => cents && Math.round(cents * 1.06)
  return {
    ...product,
    sku: `NS-${product.sku}`,
    baseCents: dearer(product.baseCents),
    tiers: product.tiers.map((tier) => ({ ...tier, cents: dearer(tier.cents) })),
  }
}

/** One statement per table: ten thousand rows take a fraction of a second. */
async function fillCatalogue(tx: Tx, tenantId: number, products: readonly SampleProduct[]): Promise<void> {
  const groups = [...new Set(products.map((product) => product.group))]
  await tx
    .insertInto('product_group')
    .values(groups.map((name) => ({ tenant_id: tenantId, name })))
    .execute()
  const json = JSON.stringify(products)
  await sql`
    insert into product (tenant_id, product_group_id, name, technical_name, sku, description, ean, sales_unit, sales_unit_code, price_unit, pack_content,
      order_multiple, min_order_quantity, tier_group, vat_rate, base_unit_price_cents, cost_price_cents, stock_type, stock_value, is_visible, end_date)
    select ${tenantId}, g.id, p.name, p."technicalName", p.sku, p.description, p.ean, p."salesUnit", p."salesUnitCode", p."priceUnit", p."packContent",
      p."orderMultiple", p."minOrderQuantity", p."tierGroup", p."vatRate", p."baseCents", p."costCents", p."stockType", p."stockValue", p."isVisible", p."endDate"
    from rows from (jsonb_to_recordset(${json}::jsonb) as (name text, "technicalName" text, sku text, "group" text, description text, ean text,
      "salesUnit" text, "salesUnitCode" text, "priceUnit" smallint, "packContent" numeric, "orderMultiple" numeric, "minOrderQuantity" numeric,
      "tierGroup" text, "vatRate" smallint, "baseCents" bigint, "costCents" bigint, "stockType" text, "stockValue" numeric, "isVisible" boolean,
      "endDate" date)) with ordinality as p
    join product_group g on g.tenant_id = ${tenantId} and g.name = p."group"
    order by p.ordinality`.execute(tx)
  await sql`
    insert into product_property (tenant_id, product_id, position, property_type, value, editable)
    select ${tenantId}, product.id, entry.ordinality - 1, entry.property ->> 'type', entry.property ->> 'value', (entry.property ->> 'editable')::boolean
    from jsonb_array_elements(${json}::jsonb) as p
    join product on product.tenant_id = ${tenantId} and product.sku = p ->> 'sku'
    cross join jsonb_array_elements(p -> 'properties') with ordinality as entry (property, ordinality)`.execute(tx)
  await sql`
    insert into product_staffel (tenant_id, product_id, variant_code, min_quantity, max_quantity, unit_price_cents)
    select ${tenantId}, product.id, tier ->> 'variant', (tier ->> 'min')::integer, (tier ->> 'max')::integer, (tier ->> 'cents')::bigint
    from jsonb_array_elements(${json}::jsonb) as p
    join product on product.tenant_id = ${tenantId} and product.sku = p ->> 'sku'
    cross join jsonb_array_elements(p -> 'tiers') with ordinality as entry (tier, ordinality)
    order by product.id, entry.ordinality`.execute(tx)
}
