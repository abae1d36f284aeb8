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

export const externalCodeRepository = { idsByExternalCode }
export type ExternalCodeRepository = typeof externalCodeRepository
