import type { Tx } from '../../../db/tenant-transaction.ts'
import type { LineTax } from './vat-codes.ts'

export interface OwnThings {
  readonly taxes: readonly LineTax[]
  readonly rules: readonly { readonly id: number; readonly name_nl: string; readonly name_en: string }[]
  readonly units: readonly string[]
}

/** What there is here that has to be something in Exact. */
export const mappedThingsRepository = {
  async all(tx: Tx, tenantId: number): Promise<OwnThings> {
    const [taxes, rules, units] = await Promise.all([
      taxesOf(tx, tenantId),
      surchargeRules(tx, tenantId),
      unitsOf(tx, tenantId),
    ])
    return { taxes, rules, units }
  },
}
export type MappedThingsRepository = typeof mappedThingsRepository

/** Taxes of lines that were ever accepted. */
async function taxesOf(tx: Tx, tenantId: number): Promise<LineTax[]> {
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
}

async function surchargeRules(tx: Tx, tenantId: number): Promise<{ id: number; name_nl: string; name_en: string }[]> {
  return tx
    .selectFrom('surcharge_rule')
    .select(['id', 'name_nl', 'name_en'])
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

async function unitsOf(tx: Tx, tenantId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('product')
    .select('sales_unit')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .orderBy('sales_unit')
    .limit(100)
    .execute()
  return rows.map(({ sales_unit }) => sales_unit)
}
