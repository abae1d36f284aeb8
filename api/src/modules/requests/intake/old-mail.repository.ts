import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'

/** Rows that one transaction takes; others take theirs at the same moment. */
const batch = 100
const standardMonths = 12

async function tenants(tx: Tx): Promise<number[]> {
  return (await tx.selectFrom('tenant').select('id').orderBy('id').execute()).map(({ id }) => id)
}

/** Counted from when it was stored: what a mail says of its own age is its sender's. */
async function takeOld(tx: Tx, tenantId: number, now: Date): Promise<{ id: number; rawKey: string }[]> {
  const rows = await tx.selectFrom('quote_mail').select(['id', 'raw_key']).where('tenant_id', '=', tenantId).where('raw_key', 'is not', null)
    .where('created_at', '<', sql<Date>`${now}::timestamptz - make_interval(months => coalesce((select m.keep_raw_months from mailbox m where m.tenant_id = ${tenantId}), ${standardMonths}))`)
    .orderBy('created_at').limit(batch).forUpdate().skipLocked().execute()
  return rows.map(({ id, raw_key: rawKey }) => ({ id, rawKey: rawKey ?? '' }))
}

async function forgetRaw(tx: Tx, tenantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.updateTable('quote_mail').set({ raw_key: null }).where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
}

/** SQL of raw mail that is kept for a time. */
export const oldMailRepository = { tenants, takeOld, forgetRaw }
export type OldMailRepository = typeof oldMailRepository
