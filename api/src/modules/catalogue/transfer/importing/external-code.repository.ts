import type { PriceUnit } from '@staffel/shared-api/rules'
import { sql, type SqlBool } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'

/** Products that are called by a code elsewhere which is no product's number here; of several the first. */
async function idsByExternalCode(tx: Tx, tenantId: number, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('product as p')
    .select(['p.id', sql<string>`lower(p.external_item_code)`.as('code')])
    .where('p.tenant_id', '=', tenantId)
    .where('p.deleted_at', 'is', null)
    .where(sql<SqlBool>`lower(p.external_item_code) = any(${codes}::text[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('product as own')
            .select('own.id')
            .where('own.tenant_id', '=', tenantId)
            .where('own.deleted_at', 'is', null)
            .where(sql<SqlBool>`lower(own.sku) = lower(p.external_item_code)`),
        ),
      ),
    )
    .orderBy('p.id', 'desc')
    .execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}

/** For how many the prices of a product are, by its number and by its code elsewhere, in lower case. */
async function priceUnits(tx: Tx, tenantId: number): Promise<Map<string, PriceUnit>> {
  const rows = await tx
    .selectFrom('product')
    .select([
      sql<string | null>`lower(sku)`.as('sku'),
      sql<string | null>`lower(external_item_code)`.as('code'),
      'price_unit',
    ])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .execute()
  const units = new Map<string, PriceUnit>()
  for (const { code, price_unit: unit } of rows) if (code !== null) units.set(code, unit)
  for (const { sku, price_unit: unit } of rows) if (sku !== null) units.set(sku, unit)
  return units
}

export const externalCodeRepository = { idsByExternalCode, priceUnits }
export type ExternalCodeRepository = typeof externalCodeRepository
