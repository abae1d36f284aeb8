import { fromCents, type PriceUnit } from '@staffel/shared-api/rules'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../../../db/tenant-transaction.ts'

/** A product as another system may call it, with what everybody pays for it. */
export interface SourceGoods {
  readonly id: number
  readonly name: string
  readonly sku: string | null
  readonly code: string | null
  readonly priceUnit: PriceUnit
  readonly basePrice: number | null
  readonly steps: readonly { readonly from: number; readonly price: number }[]
}

interface Named {
  /** In lower case. */
  readonly codes: readonly string[]
  readonly ids: readonly number[]
}

/** Products that are not archived, by their number, by their code elsewhere or by id. */
export async function sourceGoods(tx: Tx, tenantId: number, { codes, ids }: Named): Promise<SourceGoods[]> {
  const rows = await tx
    .selectFrom('product as p')
    .select(['p.id', 'p.name', 'p.sku', 'p.external_item_code', 'p.price_unit', 'p.base_unit_price_cents'])
    .select(
      sql<{ from: number; cents: number }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('from', s.min_quantity, 'cents', s.unit_price_cents) order by s.min_quantity)
        from product_staffel as s
        where s.tenant_id = p.tenant_id and s.product_id = p.id and s.variant_code is null and s.unit_price_cents is not null
      ), '[]')`.as('steps'),
    )
    .where('p.tenant_id', '=', tenantId)
    .where('p.deleted_at', 'is', null)
    .where(
      sql<SqlBool>`(p.id = any(${ids}::bigint[]) or lower(p.sku) = any(${codes}::text[])
        or lower(p.external_item_code) = any(${codes}::text[]))`,
    )
    .orderBy('p.id')
    .execute()
  return rows.map(({ external_item_code: code, price_unit: priceUnit, base_unit_price_cents: base, ...row }) => ({
    ...{ id: row.id, name: row.name, sku: row.sku, code, priceUnit },
    basePrice: base === null ? null : fromCents(base),
    steps: row.steps.map(({ from, cents }) => ({ from: Number(from), price: fromCents(Number(cents)) })),
  }))
}
