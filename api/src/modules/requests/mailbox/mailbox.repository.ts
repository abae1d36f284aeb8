import type { MailboxProblem, MailReading } from '@staffel/shared-api/contract'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { MailboxTable } from './mailbox.tables.ts'

export type StoredMailbox = Selectable<MailboxTable>

/** Whoever reads a mailbox. */
export interface Lease {
  readonly tenantId: number
  readonly runId: string
  readonly seconds: number
}

export interface Progress {
  readonly done: number
  readonly total: number | null
}

/** By the clock of the database: those of the processes differ. */
const until = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`

async function find(tx: Tx, tenantId: number): Promise<StoredMailbox | null> {
  return (await tx.selectFrom('mailbox').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()) ?? null
}

/** The tenant's row, made when there is none; held until the transaction ends. */
async function lock(tx: Tx, tenantId: number, enabledByDefault: boolean): Promise<StoredMailbox> {
  await tx
    .insertInto('mailbox')
    .values({ tenant_id: tenantId, enabled: enabledByDefault })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.selectFrom('mailbox').selectAll().where('tenant_id', '=', tenantId).forUpdate().executeTakeFirstOrThrow()
}

async function update(tx: Tx, tenantId: number, change: Updateable<MailboxTable>): Promise<StoredMailbox> {
  return tx
    .updateTable('mailbox')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Null: somebody reads it and is alive. */
async function lease(tx: Tx, { tenantId, runId, seconds }: Lease): Promise<StoredMailbox | null> {
  const row = await tx
    .updateTable('mailbox')
    .set({ run_id: runId, leased_until: until(seconds), run_done: 0, run_total: null })
    .where('tenant_id', '=', tenantId)
    .where((eb) => eb.or([eb('run_id', 'is', null), eb('leased_until', '<', sql<Date>`clock_timestamp()`)]))
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/**
 * Keeps the lease, and holds the row until the transaction ends: nobody takes the mailbox over while a mail is being
 * stored. False: somebody did, because this reader was silent for too long.
 */
async function renew(tx: Tx, { tenantId, runId, seconds }: Lease, progress?: Progress): Promise<boolean> {
  const kept = await tx
    .updateTable('mailbox')
    .set({ leased_until: until(seconds), ...(progress && { run_done: progress.done, run_total: progress.total }) })
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .returning('tenant_id')
    .executeTakeFirst()
  return kept !== undefined
}

async function release(
  tx: Tx,
  { tenantId, runId }: Lease,
  ended: { readonly at: Date; readonly result: MailReading | null; readonly problem: MailboxProblem | null },
): Promise<void> {
  await tx
    .updateTable('mailbox')
    .set({
      run_id: null,
      leased_until: null,
      last_run_at: ended.at,
      last_problem: ended.problem,
      ...(ended.result && { last_result: JSON.stringify(ended.result) }),
    })
    .where('tenant_id', '=', tenantId)
    .where('run_id', '=', runId)
    .execute()
}

async function isLeased(tx: Tx, tenantId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('mailbox')
    .select('tenant_id')
    .where('tenant_id', '=', tenantId)
    .where('run_id', 'is not', null)
    .where('leased_until', '>=', sql<Date>`clock_timestamp()`)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Tenants whose mailbox is to be read and was not since then, the longest waiting first. One that refused the password
 * is asked less often: some servers lock an account that is tried again and again.
 */
async function due(
  tx: Tx,
  { since, refusedSince }: { readonly since: Date; readonly refusedSince: Date },
  enabledByDefault: boolean,
): Promise<{ readonly tenantId: number; readonly kind: StoredMailbox['kind'] }[]> {
  const rows = await tx
    .selectFrom('tenant as t')
    .leftJoin('mailbox as m', 'm.tenant_id', 't.id')
    .where('t.is_active', '=', true)
    .where(sql<boolean>`coalesce(m.enabled, ${enabledByDefault})`)
    .where((eb) =>
      eb.or([
        eb('m.last_run_at', 'is', null),
        eb(
          'm.last_run_at',
          '<',
          sql<Date>`case when m.last_problem = 'refused_login' then ${refusedSince}::timestamptz else ${since}::timestamptz end`,
        ),
      ]),
    )
    .select(['t.id as tenantId', sql<StoredMailbox['kind']>`coalesce(m.kind, 'maildir')`.as('kind')])
    .orderBy('m.last_run_at', (order) => order.asc().nullsFirst())
    .execute()
  return rows
}

/** SQL of the mailboxes of tenants. */
export const mailboxRepository = { find, lock, update, lease, renew, release, isLeased, due }
export type MailboxRepository = typeof mailboxRepository
