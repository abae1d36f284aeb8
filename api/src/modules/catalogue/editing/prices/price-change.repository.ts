import { sql } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'

export interface PricedRow {
  readonly id: number
  readonly rev: number
  readonly price_unit: number
  readonly base_unit_price_cents: number | null
  readonly deleted_at: Date | null
}

export interface NewPrice {
  readonly productId: number
  readonly cents: number
}

/** Archived ones too; held until the transaction ends, always in the same order. */
function lock(tx: Tx, tenantId: number, ids: readonly number[]): Promise<PricedRow[]> {
  return tx
    .selectFrom('product')
    .select(['id', 'rev', 'price_unit', 'base_unit_price_cents', 'deleted_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

function tiers(tx: Tx, tenantId: number, ids: readonly number[]): Promise<{ id: number; product_id: number }[]> {
  return tx
    .selectFrom('product_staffel')
    .select(['id', 'product_id'])
    .where('tenant_id', '=', tenantId)
    .where('product_id', 'in', ids)
    .execute()
}

async function setTiers(
  tx: Tx,
  tenantId: number,
  prices: readonly (NewPrice & { readonly staffelId: number })[],
): Promise<void> {
  if (prices.length === 0) return
  await sql`
    update product_staffel as tier set unit_price_cents = given.cents
    from unnest(
      ${prices.map(({ productId }) => productId)}::bigint[],
      ${prices.map(({ staffelId }) => staffelId)}::bigint[],
      ${prices.map(({ cents }) => cents)}::bigint[]
    ) as given(product_id, id, cents)
    where tier.tenant_id = ${tenantId} and tier.product_id = given.product_id and tier.id = given.id
  `.execute(tx)
}

/** Every product is another revision, also one of which only tiers changed. */
async function setProducts(
  tx: Tx,
  tenantId: number,
  ids: readonly number[],
  basePrices: readonly NewPrice[],
): Promise<{ product_id: number; rev: number }[]> {
  const { rows } = await sql<{ product_id: number; rev: number }>`
    update product
    set base_unit_price_cents = coalesce(given.cents, product.base_unit_price_cents), rev = product.rev + 1, last_modified = now()
    from unnest(${ids}::bigint[]) as changed(id)
    left join unnest(
      ${basePrices.map(({ productId }) => productId)}::bigint[], ${basePrices.map(({ cents }) => cents)}::bigint[]
    ) as given(id, cents) on given.id = changed.id
    where product.tenant_id = ${tenantId} and product.id = changed.id
    returning product.id as product_id, product.rev
  `.execute(tx)
  return rows
}

/** SQL of prices that change for many products at once. */
export const priceChangeRepository = { lock, tiers, setTiers, setProducts }
export type PriceChangeRepository = typeof priceChangeRepository
