import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { LineTax } from './vat-codes.ts'

export interface MappedProduct {
  readonly id: number
  readonly name: string
  readonly sku: string | null
}

/** What there is here that has to be something in Exact. */
export const mappedThingsRepository = {
  /** Taxes of lines that were ever accepted. */
  async taxes(tx: Tx, tenantId: number): Promise<LineTax[]> {
    const rows = await tx
      .selectFrom('offer_line as l')
      .innerJoin('offer as o', (join) =>
        join
          .onRef('o.tenant_id', '=', 'l.tenant_id')
          .onRef('o.id', '=', 'l.offer_id')
          .onRef('o.current_version', '=', 'l.version'),
      )
      .select(['l.tax_rate', 'l.tax_label'])
      .distinct()
      .where('l.tenant_id', '=', tenantId)
      .where('o.status', '=', 'accepted')
      .where('l.kind', 'in', ['item', 'surcharge'])
      .limit(50)
      .execute()
    return rows.map(({ tax_rate, tax_label }) => ({ taxRate: Number(tax_rate), taxLabel: tax_label }))
  },

  async surchargeRules(tx: Tx, tenantId: number): Promise<{ id: number; name_nl: string; name_en: string }[]> {
    return tx
      .selectFrom('surcharge_rule')
      .select(['id', 'name_nl', 'name_en'])
      .where('tenant_id', '=', tenantId)
      .where('deleted_at', 'is', null)
      .where('is_active', '=', true)
      .orderBy('position')
      .orderBy('id')
      .execute()
  },

  async units(tx: Tx, tenantId: number): Promise<string[]> {
    const rows = await tx
      .selectFrom('product')
      .select('sales_unit')
      .distinct()
      .where('tenant_id', '=', tenantId)
      .orderBy('sales_unit')
      .limit(100)
      .execute()
    return rows.map(({ sales_unit }) => sales_unit)
  },

  /** Those that a push found no item for, and these. */
  async products(tx: Tx, tenantId: number, chosen: readonly number[]): Promise<MappedProduct[]> {
    const missed = tx
      .selectFrom('exact_push')
      .select(
        sql<number>`(jsonb_path_query(problems, '$[*] ? (@.code == "item").facts.product') #>> '{}')::bigint`.as('id'),
      )
      .where('tenant_id', '=', tenantId)
      .where('state', '=', 'refused')
    return tx
      .selectFrom('product')
      .select(['id', 'name', 'sku'])
      .where('tenant_id', '=', tenantId)
      .where((eb) => eb.or([eb('id', 'in', missed), ...(chosen.length > 0 ? [eb('id', 'in', [...chosen])] : [])]))
      .orderBy('name')
      .orderBy('id')
      .limit(200)
      .execute()
  },
}
export type MappedThingsRepository = typeof mappedThingsRepository
