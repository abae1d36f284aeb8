import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { isSkipped } from '../skipped/is-skipped.ts'

/** Rows that one transaction takes; others take theirs at the same moment. */
const batch = 100

async function tenants(tx: Tx): Promise<number[]> {
  return (await tx.selectFrom('tenant').select('id').orderBy('id').execute()).map(({ id }) => id)
}

/** How long the tenant keeps its mails, as of a moment. */
interface Kept {
  readonly months: number
  readonly now: Date
}

/** Older mails have been kept long enough. */
const cutoff = (months: number, now: Date) =>
  sql<Date>`${now}::timestamptz - make_interval(months => ${months}::integer)`

/** Counted from when it was stored: what a mail says of its own age is its sender's. */
async function takeOld(tx: Tx, tenantId: number, { months, now }: Kept): Promise<{ id: number; rawKey: string }[]> {
  const rows = await tx
    .selectFrom('quote_mail')
    .select(['id', 'raw_key'])
    .where('tenant_id', '=', tenantId)
    .where('raw_key', 'is not', null)
    .where('created_at', '<', cutoff(months, now))
    .orderBy('created_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id, raw_key: rawKey }) => ({ id, rawKey: rawKey ?? '' }))
}

/**
 * Skipped mails whose time is over go altogether, with what was read of them; one that a person skipped is kept as long
 * from then on. A mail whose request somebody works on is none of them.
 */
async function takeOldSkipped(
  tx: Tx,
  tenantId: number,
  { months, now }: Kept,
): Promise<{ id: number; keys: string[] }[]> {
  const rows = await tx
    .selectFrom('quote_mail as r')
    .select(['r.id', 'r.raw_key'])
    .select(
      sql<
        string[]
      >`array(select a.storage_key from quote_attachment a where a.tenant_id = r.tenant_id and a.mail_id = r.id)`.as(
        'files',
      ),
    )
    .where('r.tenant_id', '=', tenantId)
    .where(isSkipped)
    .where(sql<Date>`greatest(r.created_at, r.skipped_at)`, '<', cutoff(months, now))
    .orderBy('r.id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id, raw_key: rawKey, files }) => ({ id, keys: rawKey === null ? files : [rawKey, ...files] }))
}

async function removeMails(tx: Tx, tenantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx.deleteFrom('quote_mail').where('tenant_id', '=', tenantId).where('id', 'in', ids).execute()
}

async function forgetRaw(tx: Tx, tenantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .updateTable('quote_mail')
      .set({ raw_key: null })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .execute()
}

/** SQL of raw mail that is kept for a time. */
export const oldMailRepository = { tenants, takeOld, forgetRaw, takeOldSkipped, removeMails }
export type OldMailRepository = typeof oldMailRepository
