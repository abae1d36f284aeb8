import { sql, type Selectable, type Updateable } from 'kysely'
import type { Tx } from '../../db/tenant-transaction.ts'
import type { OfferSettingsTable } from '../offers/store/offers.tables.ts'

export type SettingsRow = Selectable<OfferSettingsTable>

/** As the catalogue counts for a tenant that never said. */
const standardLowStock = 5

/** The tenant's row, made of the defaults of the table when it never had one. Held until the transaction ends. */
async function lock(tx: Tx, tenantId: number): Promise<SettingsRow> {
  await tx
    .insertInto('offer_settings')
    .values({ tenant_id: tenantId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('offer_settings')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function read(tx: Tx, tenantId: number): Promise<SettingsRow> {
  const row = await tx.selectFrom('offer_settings').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
  return row ?? lock(tx, tenantId)
}

async function update(tx: Tx, tenantId: number, change: Updateable<OfferSettingsTable>): Promise<SettingsRow> {
  return tx
    .updateTable('offer_settings')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The last number given out in a period. */
async function lastSequence(tx: Tx, tenantId: number, period: string): Promise<number> {
  const row = await tx
    .selectFrom('offer_counter')
    .select('last_sequence')
    .where('tenant_id', '=', tenantId)
    .where('period', '=', period)
    .executeTakeFirst()
  return row?.last_sequence ?? 0
}

/** Never backwards, whatever an offer that is saved meanwhile takes. */
async function raiseSequence(tx: Tx, tenantId: number, period: string, last: number): Promise<void> {
  await tx
    .insertInto('offer_counter')
    .values({ tenant_id: tenantId, period, last_sequence: last })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'period'])
        .doUpdateSet({ last_sequence: sql<number>`greatest(offer_counter.last_sequence, excluded.last_sequence)` }),
    )
    .execute()
}

/** It is the catalogue's figure; the settings page shows it beside those of offers. */
async function lowStockThreshold(tx: Tx, tenantId: number): Promise<number> {
  const row = await tx
    .selectFrom('catalogue_settings')
    .select('low_stock_threshold')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  return row?.low_stock_threshold ?? standardLowStock
}

async function setLowStockThreshold(tx: Tx, tenantId: number, threshold: number): Promise<void> {
  await tx
    .insertInto('catalogue_settings')
    .values({ tenant_id: tenantId, low_stock_threshold: threshold })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ low_stock_threshold: threshold }))
    .execute()
}

/** The host of the tenant's own, at which its customers find its offers. */
async function publicHost(tx: Tx, tenantId: number): Promise<string | null> {
  return (await tx.selectFrom('tenant').select('public_host').where('id', '=', tenantId).executeTakeFirstOrThrow())
    .public_host
}

async function setPublicHost(tx: Tx, tenantId: number, host: string | null): Promise<void> {
  await tx.updateTable('tenant').set({ public_host: host }).where('id', '=', tenantId).execute()
}

/** SQL of what a tenant decides about its offers. */
export const settingsRepository = {
  lock,
  read,
  update,
  lastSequence,
  raiseSequence,
  lowStockThreshold,
  setLowStockThreshold,
  publicHost,
  setPublicHost,
}
export type SettingsRepository = typeof settingsRepository
