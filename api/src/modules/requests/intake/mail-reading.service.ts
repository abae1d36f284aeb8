import type { MailboxProblem, MailReading, MailReadingState } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'
import { DomainError } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Job } from '../../../http/module.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { text } from '../../../texts/text.ts'
import type { MailboxAccess } from '../mailbox/mailbox-access.ts'
import type { MailboxRepository, StoredMailbox } from '../mailbox/mailbox.repository.ts'
import type { ReadMailbox, Reading } from './read-mailbox.ts'

export interface MailReadingDependencies {
  readonly db: Db
  readonly mailboxes: MailboxRepository
  readonly access: Pick<MailboxAccess, 'hasFolder'>
  readonly reader: ReadMailbox
  /** Whether a tenant that never said reads the folder of this installation. */
  readonly enabledByDefault: boolean
  readonly now: () => Date
}

const minute = 60_000
/** A person may ask for a reading this often. */
const askEvery = minute
/** The clock reads a mailbox this often. */
const readEvery = 5 * minute
const readRefusedEvery = 60 * minute
/** Mailboxes that the clock reads at once: one server that hangs does not keep the others waiting. */
const lanes = 4

const refused = (reason: MailboxProblem | 'no_mailbox' | 'disabled'): DomainError =>
  new DomainError('NOT_CONNECTED', { message: text(`mailbox.problem.${reason}`), details: { reason } })

/** When mailboxes are read: when somebody asks, and by the clock. */
export function mailReadingService({ db, mailboxes, access, reader, enabledByDefault, now }: MailReadingDependencies) {
  /** What keeps a mailbox from being read now, for a person who asks. */
  function refuse({ enabled, kind, host, secret, asked_at: askedAt }: StoredMailbox): void {
    if (!enabled) throw refused('disabled')
    if (kind === 'imap' && (host === '' || secret === null)) throw refused('no_mailbox')
    const wait = askedAt ? askedAt.getTime() + askEvery - now().getTime() : 0
    if (wait > 0)
      throw new DomainError('RATE_LIMITED', {
        message: text('mailbox.justRead'),
        retryAfterSeconds: Math.ceil(wait / 1000),
      })
  }

  const logged =
    (tenantId: number, by: { caller: Caller | null; origin: RequestOrigin | null }) =>
    (tx: Parameters<typeof recordActivity>[0], { result, problem }: Reading): Promise<void> =>
      recordActivity(tx, by, {
        tenantId,
        action: 'mailbox.read',
        entity: 'mailbox',
        entityId: tenantId,
        detail: { ...result, problem },
      })

  async function readByClock(tenantId: number, stopping?: AbortSignal): Promise<void> {
    const begun = await asTenant(db, { tenantId }, async (tx) => {
      await mailboxes.lock(tx, tenantId, enabledByDefault)
      return reader.begin(tx, tenantId)
    })
    const log = logged(tenantId, { caller: null, origin: null })
    if (begun)
      await reader.read(
        begun,
        async (tx, reading) => (reading.result.fetched > 0 ? log(tx, reading) : undefined),
        stopping,
      )
  }

  async function readDue(stopping?: AbortSignal): Promise<void> {
    const ago = (time: number): Date => new Date(now().getTime() - time)
    const due = await asTenant(db, everyTenant, (tx) =>
      mailboxes.due(tx, { since: ago(readEvery), refusedSince: ago(readRefusedEvery) }, enabledByDefault),
    )
    const failures: unknown[] = []
    const lane = async (): Promise<void> => {
      for (let next = due.shift(); next && !stopping?.aborted; next = due.shift()) {
        const { tenantId, kind } = next
        if (kind === 'imap' || (await access.hasFolder(tenantId)))
          await readByClock(tenantId, stopping).catch((error: unknown) => failures.push(error))
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    if (failures.length > 0) throw failures[0]
  }

  return {
    async readNow(caller: Caller, origin: RequestOrigin, requested: number | undefined): Promise<MailReading> {
      const tenantId = oneTenant(caller, requested)
      const begun = await asTenant(db, { tenantId }, async (tx) => {
        const row = await mailboxes.lock(tx, tenantId, enabledByDefault)
        if (await mailboxes.isLeased(tx, tenantId)) return null
        refuse(row)
        await mailboxes.update(tx, tenantId, { asked_at: now() })
        return reader.begin(tx, tenantId)
      })
      const reading = begun && (await reader.read(begun, logged(tenantId, { caller, origin })))
      if (!reading) throw new DomainError('ALREADY_RUNNING', { message: text('mailbox.alreadyRunning') })
      if (reading.problem === 'storage_full')
        throw new DomainError('STORAGE_FULL', { message: text('mailbox.problem.storage_full') })
      if (reading.problem) throw refused(reading.problem)
      return reading.result
    },

    state(caller: Caller, requested: number | undefined): Promise<MailReadingState> {
      const tenantId = oneTenant(caller, requested)
      return asTenant(db, { tenantId }, async (tx) => {
        const row = await mailboxes.find(tx, tenantId)
        const running = await mailboxes.isLeased(tx, tenantId)
        return {
          running,
          done: running && row ? row.run_done : 0,
          total: running && row ? row.run_total : null,
          last_run_at: row?.last_run_at?.toISOString() ?? null,
          last_result: row?.last_result ?? null,
          last_problem: row?.last_problem ?? null,
        }
      })
    },

    job: { name: 'mailboxes', everySeconds: 60, run: readDue } satisfies Job,
  }
}
export type MailReadingService = ReturnType<typeof mailReadingService>
