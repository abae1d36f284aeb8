import { sql } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { OfferRow } from '../../store/offer.repository.ts'

export interface JobTenant {
  readonly id: number
  readonly timeZone: string
  readonly remindersEnabled: boolean
  readonly reminderDays: readonly number[]
}

/** Rows that one transaction takes; others take theirs at the same moment. */
const batch = 25

async function tenants(tx: Tx): Promise<JobTenant[]> {
  const rows = await tx
    .selectFrom('tenant as t')
    .leftJoin('offer_settings as s', 's.tenant_id', 't.id')
    .where('t.is_active', '=', true)
    .select(['t.id', 't.time_zone', 's.reminders_enabled', 's.reminder_days'])
    .orderBy('t.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    timeZone: row.time_zone,
    remindersEnabled: row.reminders_enabled ?? false,
    reminderDays: row.reminder_days ?? [],
  }))
}

/** Marks offers whose last valid day lies before `today` as told of, and answers them: each once, whoever asks. */
async function takeExpired(tx: Tx, tenantId: number, today: string): Promise<OfferRow[]> {
  const due = tx
    .selectFrom('offer')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('valid_until', '<', today)
    .where((eb) => eb.or([eb('expiry_told_for', 'is', null), eb('expiry_told_for', '<', eb.ref('valid_until'))]))
    .orderBy('valid_until')
    .limit(batch)
    .forUpdate()
    .skipLocked()
  return tx
    .updateTable('offer')
    .set({ expiry_told_for: sql<string>`valid_until` })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

export interface Nearness {
  readonly timeZone: string
  readonly today: string
  /** Last valid days up to this one are near. */
  readonly until: string
}

/**
 * Marks offers that end soon as told of, and answers them: each once. What somebody was busy with today is no news to
 * them.
 */
async function takeExpiring(tx: Tx, tenantId: number, { timeZone, today, until }: Nearness): Promise<OfferRow[]> {
  const due = tx
    .selectFrom('offer')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('valid_until', '>=', today)
    .where('valid_until', '<=', until)
    .where(sql<string>`(last_modified at time zone ${timeZone})::date`, '<', today)
    .where((eb) => eb.or([eb('expiring_told_for', 'is', null), eb('expiring_told_for', '<', eb.ref('valid_until'))]))
    .orderBy('valid_until')
    .limit(batch)
    .forUpdate()
    .skipLocked()
  return tx
    .updateTable('offer')
    .set({ expiring_told_for: sql<string>`valid_until` })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', due)
    .returningAll()
    .execute()
}

/** Sent offers that end on one of the days and that nobody has looked at today with a reminder in mind. */
async function takeRemindable(
  tx: Tx,
  tenantId: number,
  { today, lastDays }: { readonly today: string; readonly lastDays: readonly string[] },
): Promise<OfferRow[]> {
  const due = await tx
    .selectFrom('offer')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'pending')
    .where('deleted_at', 'is', null)
    .where('sent_at', 'is not', null)
    .where('valid_until', 'in', lastDays)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('offer_reminder as r')
            .select('r.day')
            .where('r.tenant_id', '=', tenantId)
            .whereRef('r.offer_id', '=', 'offer.id')
            .where('r.day', '=', today),
        ),
      ),
    )
    .orderBy('id')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length > 0)
    await tx
      .insertInto('offer_reminder')
      .values(due.map(({ id }) => ({ tenant_id: tenantId, offer_id: id, day: today })))
      .execute()
  return due
}

/** Not looked at today after all. */
async function leaveForLater(
  tx: Tx,
  tenantId: number,
  { today, offerIds }: { readonly today: string; readonly offerIds: readonly number[] },
): Promise<void> {
  if (offerIds.length === 0) return
  await tx
    .deleteFrom('offer_reminder')
    .where('tenant_id', '=', tenantId)
    .where('day', '=', today)
    .where('offer_id', 'in', offerIds)
    .execute()
}

/** Mails that were given up and that the seller does not know of yet; each is answered once. */
async function takeFailedMails(
  tx: Tx,
  tenantId: number,
  now: Date,
): Promise<{ offer: OfferRow; mailId: string; to: readonly string[]; error: string | null }[]> {
  const due = await tx
    .selectFrom('offer_mail as m')
    .innerJoin('outbox_mail as o', 'o.id', 'm.mail_id')
    .select(['m.mail_id', 'm.offer_id', 'o.recipients', 'o.last_error'])
    .where('m.tenant_id', '=', tenantId)
    .where('o.tenant_id', '=', tenantId)
    .where('m.failure_told_at', 'is', null)
    .where('o.status', '=', 'failed')
    .limit(batch)
    .forUpdate('m')
    .skipLocked()
    .execute()
  const told = due.map(async ({ mail_id: mailId, offer_id, recipients, last_error }) => {
    await tx
      .updateTable('offer_mail')
      .set({ failure_told_at: now })
      .where('tenant_id', '=', tenantId)
      .where('mail_id', '=', mailId)
      .execute()
    const offer = await tx
      .selectFrom('offer')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', offer_id)
      .executeTakeFirstOrThrow()
    return { offer, mailId, to: recipients, error: last_error }
  })
  return Promise.all(told)
}

/** SQL of what the clock does to offers. */
export const offerJobsRepository = {
  tenants,
  takeExpired,
  takeExpiring,
  takeRemindable,
  leaveForLater,
  takeFailedMails,
}
export type OfferJobsRepository = typeof offerJobsRepository
