import { sql, type Selectable, type Updateable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { RequestSettingsTable } from './request-settings.tables.ts'

export type StoredRequestSettings = Selectable<RequestSettingsTable>

const standard = { keep_raw_months: 12, certain_from: 3, rev: 1 }

/** What a tenant says, or else the standard. */
async function read(tx: Tx, tenantId: number): Promise<StoredRequestSettings> {
  const row = await tx.selectFrom('request_settings').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
  return row ?? { tenant_id: tenantId, ...standard }
}

/** The tenant's row, made of the defaults of the table when there is none; held until the transaction ends. */
async function lock(tx: Tx, tenantId: number): Promise<StoredRequestSettings> {
  await tx
    .insertInto('request_settings')
    .values({ tenant_id: tenantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('request_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function update(
  tx: Tx,
  tenantId: number,
  change: Updateable<RequestSettingsTable>,
): Promise<StoredRequestSettings> {
  return tx
    .updateTable('request_settings')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** As an expression, for the tenant of a row. */
export const certainFromOf = (tenantId: string) =>
  sql<number>`coalesce((select s.certain_from from request_settings s where s.tenant_id = ${sql.ref(tenantId)}), ${standard.certain_from})`

/** SQL of what a tenant decides about its requests. */
export const requestSettingsRepository = { read, lock, update }
export type RequestSettingsRepository = typeof requestSettingsRepository
