import { randomUUID } from 'node:crypto'
import type { MailboxProblem, MailReading } from '@staffel/shared-api/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { isStorageFull } from '../../../files/is-storage-full.ts'
import { loggableError } from '../../../plugins/loggable-error.ts'
import { MailboxFailure, type MailSource, type UnreadMail } from '../mailbox/mail-source.ts'
import type { MailboxAccess } from '../mailbox/mailbox-access.ts'
import type { Lease, MailboxRepository, Progress, StoredMailbox } from '../mailbox/mailbox.repository.ts'
import type { IntakeRepository } from './intake.repository.ts'
import type { InTransaction, TakenIn } from './intake.types.ts'
import { readingQueue, type ReadingQueue } from './reading-queue.ts'
import { LeaseLost, type TakeInMail } from './take-in-mail.ts'

export interface ReadMailboxDependencies {
  readonly db: Db
  readonly mailboxes: MailboxRepository
  readonly access: Pick<MailboxAccess, 'openSource'>
  readonly intake: Pick<IntakeRepository, 'lastMailId' | 'takeFailed'>
  readonly mail: TakeInMail
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly now: () => Date
  /** A reader that is silent for so long has died. */
  readonly leaseSeconds: number
}

/** How a reading ended. `problem`: it could not read everything. */
export interface Reading {
  readonly result: MailReading
  readonly problem: MailboxProblem | null
}

/** What is known while a mailbox is being read. */
interface Run {
  readonly result: { fetched: number; created: number; skipped: number; failed: number }
  progress: Progress
  problem: MailboxProblem | null
  readonly queue: ReadingQueue
  readonly owned: InTransaction
  readonly count: (taken: TakenIn) => void
  /** The mails that are left are read by another process, or by the next reading. */
  readonly stopping: AbortSignal | undefined
}

/** Times that a mail is read before it is left to people. */
const attempts = 3

/** Reads mailboxes, each by one reader at a time. A mail is marked as read once it is stored, never before. */
export function readMailbox(dependencies: ReadMailboxDependencies) {
  const { db, mailboxes, access, intake, mail, log, now, leaseSeconds } = dependencies

  /**
   * Every transaction of a reading ends by looking whether the mailbox is still its own: a reader that was given up
   * stores nothing.
   */
  const within =
    (lease: Lease, progress: () => Progress): InTransaction =>
    (work) =>
      asTenant(db, { tenantId: lease.tenantId }, async (tx) => {
        const done = await work(tx)
        if (!(await mailboxes.renew(tx, lease, progress()))) throw new LeaseLost()
        return done
      })

  /** Up to the mail that was the last one before this reading. */
  async function retryFailed(
    tenantId: number,
    upTo: number,
    owned: InTransaction,
    count: (taken: TakenIn) => void,
  ): Promise<void> {
    for (let after = 0; ;) {
      const failed = await owned((tx) => intake.takeFailed(tx, tenantId, { attempts, after, upTo }))
      if (!failed) return
      after = failed.id
      if ((await mail.retry(tenantId, failed, owned)) === 'created') count('created')
    }
  }

  async function readOne(
    source: MailSource,
    unread: UnreadMail,
    tenantId: number,
    { owned, queue }: Run,
  ): Promise<TakenIn | null> {
    const fetched = await source.read(unread)
    if (!fetched || queue.puts(unread, fetched.raw)) return null
    const { mailbox, uidValidity } = source
    const began = performance.now()
    const taken = await mail.takeIn({ tenantId, mailbox, uidValidity, uid: unread.uid, ...fetched }, owned)
    queue.took(fetched.raw, performance.now() - began)
    await source.markRead(unread)
    return taken
  }

  /** What goes wrong with one mail alone leaves it unread and goes on with the next. */
  async function readOneOrGoOn(
    source: MailSource,
    unread: UnreadMail,
    tenantId: number,
    run: Run,
  ): Promise<TakenIn | null> {
    try {
      return await readOne(source, unread, tenantId, run)
    } catch (error) {
      if (error instanceof MailboxFailure || error instanceof LeaseLost) throw error
      log.warn({ tenantId, failure: loggableError(error) }, 'mail left unread')
      run.problem = isStorageFull(error) ? 'storage_full' : run.problem
      return 'failed'
    }
  }

  async function readUnread(source: MailSource, tenantId: number, run: Run): Promise<void> {
    const unread = await source.unread()
    run.progress = { done: 0, total: unread.length }
    for (const one of run.queue.of(unread)) {
      if (run.stopping?.aborted) return
      await run.owned(async () => undefined)
      const taken = await readOneOrGoOn(source, one, tenantId, run)
      if (taken) run.count(taken)
      if (taken) run.result.fetched += 1
      run.progress = { ...run.progress, done: Math.min(run.progress.done + 1, unread.length) }
    }
  }

  async function readAll(row: StoredMailbox, lease: Lease, stopping: AbortSignal | undefined): Promise<Reading> {
    const { tenantId } = lease
    const result = { fetched: 0, created: 0, skipped: 0, failed: 0 }
    const run: Run = {
      result,
      progress: { done: 0, total: null },
      problem: null,
      queue: readingQueue(),
      stopping,
      owned: within(lease, () => run.progress),
      count: (taken) => {
        if (taken === 'created' || taken === 'failed') result[taken] += 1
        if (taken === 'known' || taken === 'ignored') result.skipped += 1
      },
    }
    const upTo = await run.owned((tx) => intake.lastMailId(tx, tenantId))
    let source: MailSource | null = null
    try {
      source = await access.openSource(row)
      if (source) await readUnread(source, tenantId, run)
    } catch (error) {
      if (!(error instanceof MailboxFailure)) throw error
      log.warn({ tenantId, problem: error.problem, failure: loggableError(error.cause) }, 'mailbox could not be read')
      run.problem = error.problem
    } finally {
      await source?.close()
    }
    // After what is new: a mail that takes long each time keeps nobody waiting.
    if (!stopping?.aborted) await retryFailed(tenantId, upTo, run.owned, run.count)
    return { result, problem: run.problem }
  }

  return {
    /** Takes the mailbox, in the transaction that decides on it; null when somebody else reads it. */
    async begin(tx: Tx, tenantId: number): Promise<{ lease: Lease; row: StoredMailbox } | null> {
      const lease: Lease = { tenantId, runId: randomUUID(), seconds: leaseSeconds }
      const row = await mailboxes.lease(tx, lease)
      return row && { lease, row }
    },

    /** Reads what is unread, as far as it gets until the process is `stopping`. Null: another reader took over. */
    async read(
      { lease, row }: { readonly lease: Lease; readonly row: StoredMailbox },
      ended?: (tx: Tx, reading: Reading) => Promise<void>,
      stopping?: AbortSignal,
    ): Promise<Reading | null> {
      const inTenant = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => asTenant(db, { tenantId: lease.tenantId }, work)
      // While a large mail is on its way nothing else says that this reader is alive.
      const beat = setInterval(
        () => void inTenant((tx) => mailboxes.renew(tx, lease)).catch(() => undefined),
        (leaseSeconds * 1000) / 3,
      )
      const end = (reading: Reading | null): Promise<void> =>
        inTenant(async (tx) => {
          await mailboxes.release(tx, lease, {
            at: now(),
            result: reading?.result ?? null,
            problem: reading ? reading.problem : 'failed',
          })
          if (reading) await ended?.(tx, reading)
        })
      try {
        const reading = await readAll(row, lease, stopping)
        await end(reading)
        return reading
      } catch (error) {
        if (error instanceof LeaseLost) return null
        await end(null).catch(() => undefined)
        throw error
      } finally {
        clearInterval(beat)
      }
    },
  }
}
export type ReadMailbox = ReturnType<typeof readMailbox>
