import { addDays, dayOf, isReminderDay, statsDays, type OfferEvent } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { asTenant, everyTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import type { Job } from '../../../../http/module.ts'
import type { OfferDependencies } from '../../store/offer-dependencies.ts'
import type { OfferRow } from '../../store/offer.repository.ts'
import { anyReader, readVersion } from '../../document/read-offer.ts'
import type { JobTenant, OfferJobsRepository } from './offer-jobs.repository.ts'
import type { OfferMailing } from '../offer-mailing.ts'
import type { OfferPeople } from '../offer-people.ts'

export interface OfferJobsDependencies extends OfferDependencies {
  readonly db: Db
  readonly jobs: OfferJobsRepository
  readonly people: OfferPeople
  readonly mailing: OfferMailing
}

const minute = 60_000
/** A day counts as begun ten minutes after midnight, where the tenant is. */
const afterMidnight = 10 * minute
/** Nobody is reminded at night. */
const officeHour = 8 * 60 * minute

const nobody = { caller: null, origin: null }
const system = { name: null, kind: 'system' as const }

/** What the clock does to offers. Any number of processes may do it at once: each row is taken by one of them. */
export function offerJobsService(dependencies: OfferJobsDependencies) {
  const { db, jobs, people, mailing, now } = dependencies
  const log = (tx: Tx, offer: OfferRow, action: OfferEvent, detail: Readonly<Record<string, unknown>>): Promise<void> =>
    recordActivity(tx, nobody, {
      tenantId: offer.tenant_id,
      action,
      entity: 'offer',
      entityId: offer.id,
      detail: { offer_nr: offer.offer_nr, version: offer.current_version, ...detail },
      actor: system,
    })

  /** Batch by batch, so that a large one holds nobody up and a stopped process has told whole ones. */
  async function perTenant(
    wanted: (tenant: JobTenant) => boolean,
    work: (tx: Tx, tenant: JobTenant) => Promise<number>,
  ): Promise<void> {
    const tenants = await asTenant(db, everyTenant, (tx) => jobs.tenants(tx))
    for (const tenant of tenants.filter(wanted)) {
      while ((await asTenant(db, { tenantId: tenant.id }, (tx) => work(tx, tenant))) > 0);
    }
  }

  async function expire(tx: Tx, { id, timeZone }: JobTenant): Promise<number> {
    const expired = await jobs.takeExpired(tx, id, dayOf(new Date(now().getTime() - afterMidnight), timeZone))
    for (const offer of expired) {
      await log(tx, offer, 'offer.expired', { from: 'pending', to: 'expired', validUntil: offer.valid_until })
      await people.notify(tx, offer, 'expired', {})
    }
    return expired.length
  }

  async function nearEnd(tx: Tx, { id, timeZone }: JobTenant): Promise<number> {
    const today = dayOf(now(), timeZone)
    const expiring = await jobs.takeExpiring(tx, id, { timeZone, today, until: addDays(today, statsDays.expiringSoon) })
    for (const offer of expiring) await people.notify(tx, offer, 'expiring', { validUntil: offer.valid_until })
    return expiring.length
  }

  async function remind(tx: Tx, { id, timeZone, reminderDays: daysBefore }: JobTenant): Promise<number> {
    const today = dayOf(now(), timeZone)
    const offers = await jobs.takeRemindable(tx, id, {
      today,
      lastDays: daysBefore.map((days) => addDays(today, days)),
    })
    const heldBack: OfferRow[] = []
    for (const offer of offers) {
      const sentOn = dayOf(offer.sent_at ?? now(), timeZone)
      const isDue =
        offer.valid_until !== null && isReminderDay({ validUntil: offer.valid_until, sentOn, daysBefore }, today)
      if (isDue && !(await remindOf(tx, offer))) heldBack.push(offer)
    }
    // They are taken again by a later run of the same day, when there is room.
    await jobs.leaveForLater(tx, id, { today, offerIds: heldBack.map((offer) => offer.id) })
    return heldBack.length > 0 ? 0 : offers.length
  }

  /** False when the tenant has sent so much that it must wait. */
  async function remindOf(tx: Tx, offer: OfferRow): Promise<boolean> {
    const document = await readVersion(tx, offer, offer.current_version, anyReader, dependencies)
    const { to, contact } = await mailing.readers(tx, offer, document)
    if (to.length === 0) return true
    if (!(await mailing.hasRoom(tx, offer, to))) return false
    const [sender] = await people.concerned(tx, offer)
    const words = await mailing.words(tx, document, 'reminder', { contact, sender: sender?.name ?? null })
    await mailing.send(tx, offer, {
      kind: 'reminder',
      to,
      ...words,
      document,
      countedFor: null,
      withLink: { by: null },
      ...(sender && { replyTo: sender.email }),
    })
    await log(tx, offer, 'offer.reminded', { to: to.join(', ') })
    return true
  }

  async function tellFailures(tx: Tx, { id }: JobTenant): Promise<number> {
    const failed = await jobs.takeFailedMails(tx, id, now())
    for (const { offer, mailId, to, error } of failed) {
      await log(tx, offer, 'offer.send_failed', { to: to.join(', '), message_id: mailId, error })
      await people.notify(tx, offer, 'send_failed', { name: to.join(', ') })
    }
    return failed.length
  }

  const isOfficeHour = ({ timeZone }: JobTenant): boolean =>
    dayOf(new Date(now().getTime() - officeHour), timeZone) === dayOf(now(), timeZone)

  return [
    { name: 'offers expire', everySeconds: 60, run: () => perTenant(() => true, expire) },
    { name: 'offers end soon', everySeconds: 300, run: () => perTenant(isOfficeHour, nearEnd) },
    {
      name: 'offer reminders',
      everySeconds: 300,
      run: () =>
        perTenant(
          (tenant) => tenant.remindersEnabled && tenant.reminderDays.length > 0 && isOfficeHour(tenant),
          remind,
        ),
    },
    { name: 'offer mails given up', everySeconds: 60, run: () => perTenant(() => true, tellFailures) },
  ] satisfies Job[]
}
