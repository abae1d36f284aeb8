import type { RequestScore } from '@staffel/shared-api/contract'
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

/** Lines that the figures are of: the last that somebody was done with. */
const judgedLines = 10_000

/**
 * Of the lines that went into an offer, or that a person chose a product for or left out: how many were proposed with
 * which score, and for how many of those somebody decided otherwise.
 */
async function scores(tx: Tx, tenantId: number): Promise<RequestScore[]> {
  const { rows } = await sql<RequestScore>`
    select line.proposed_score as score, count(*)::int as lines,
      count(*) filter (where line.is_ignored or (line.chosen_by = 'person' and not exists (
        select from quote_match m where m.tenant_id = ${tenantId} and m.request_id = line.request_id
          and m.position = line.position and m.rank = 1 and m.product_id = line.proposed_product_id)))::int as changed
    from (
      select request_id, position, proposed_score, proposed_product_id, is_ignored, chosen_by from quote_line
      where tenant_id = ${tenantId} and proposed_score > 0 and (chosen_by is null or chosen_by = 'person')
        and (offer_id is not null or chosen_by = 'person' or is_ignored)
      order by request_id desc, position desc limit ${judgedLines}) as line
    group by line.proposed_score order by line.proposed_score`.execute(tx)
  return rows
}

/** As an expression, for the tenant of a row. */
export const certainFromOf = (tenantId: string) =>
  sql<number>`coalesce((select s.certain_from from request_settings s where s.tenant_id = ${sql.ref(tenantId)}), ${standard.certain_from})`

/** SQL of what a tenant decides about its requests. */
export const requestSettingsRepository = { read, lock, update, scores }
export type RequestSettingsRepository = typeof requestSettingsRepository
