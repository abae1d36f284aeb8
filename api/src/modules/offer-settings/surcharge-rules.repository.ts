import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { SurchargeRuleTable } from '../offers/store/offers.tables.ts'

export type SurchargeRuleRow = Selectable<SurchargeRuleTable>

async function all(tx: Tx, tenantId: number): Promise<SurchargeRuleRow[]> {
  return tx
    .selectFrom('surcharge_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

async function lock(tx: Tx, tenantId: number, id: number): Promise<SurchargeRuleRow | undefined> {
  return tx
    .selectFrom('surcharge_rule')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

async function insert(tx: Tx, row: Insertable<SurchargeRuleTable>): Promise<SurchargeRuleRow> {
  return tx.insertInto('surcharge_rule').values(row).returningAll().executeTakeFirstOrThrow()
}

async function update(
  tx: Tx,
  tenantId: number,
  id: number,
  change: Updateable<SurchargeRuleTable>,
): Promise<SurchargeRuleRow> {
  return tx
    .updateTable('surcharge_rule')
    .set({ ...change, rev: sql<number>`rev + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The tenant of a rule; for platform staff, who may name a rule alone. */
async function tenantOf(tx: Tx, id: number): Promise<number | null> {
  const row = await tx
    .selectFrom('surcharge_rule')
    .select('tenant_id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

/** SQL of surcharge rules. */
export const surchargeRulesRepository = { all, lock, insert, update, tenantOf }
export type SurchargeRulesRepository = typeof surchargeRulesRepository
