import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import type { ModuleContext } from '../../../../http/module.ts'
import { loggableError } from '../../../../plugins/loggable-error.ts'
import type { AccountRemoval } from '../../accounts/account-removal.ts'
import type { ExactClients } from '../../client/exact-client.ts'
import { ExactRefused } from '../../client/exact-refused.ts'
import type { ExactRepository, StoredConnection } from '../../connection/exact.repository.ts'
import type { SyncPart } from './exact-jobs.tables.ts'
import type { Division, ExactMirrorRepository } from '../reading/exact-mirror.repository.ts'
import type { Gone, ReadChanges, Removed } from '../reading/read-changes.ts'
import type { PartWork, WorkOptions } from '../part-work.ts'
import type { SyncRow } from '../sync-row.ts'
import { partsSynced } from './parts-synced.ts'
import type { ExactJobsRepository, StoredJob } from './exact-jobs.repository.ts'
import type { ExactToldRepository } from './exact-told.repository.ts'

export interface JobRunnerDependencies {
  readonly db: Db
  readonly jobs: ExactJobsRepository
  readonly memory: ExactToldRepository
  readonly exact: Pick<ExactRepository, 'connections' | 'change'>
  readonly clients: ExactClients
  readonly read: ReadChanges
  readonly mirror: ExactMirrorRepository
  /** In the order in which they are made: what is a customer's waits for the customer. */
  readonly parts: readonly PartWork[]
  readonly removal: AccountRemoval
  readonly now: () => Date
  readonly log: Pick<ModuleContext['log'], 'error'>
}

/** What some rows are about. */
interface Looked {
  readonly part: SyncPart | null
  readonly looked: readonly string[]
}
const nothing: Looked = { part: null, looked: [] }

const statementMs = 30_000
/** Pauses before it is tried again, in milliseconds. */
const pauses = [60_000, 300_000, 900_000, 3_600_000]
/** It comes back to an hour that Exact names, or after a pause. */
const passing = new Set<ExactRefused['reason']>(['rate_limited', 'unavailable', 'stopped'])

/** Somebody else has it, or it was ended. */
class Lost extends Error {
  override readonly name = 'Lost'
}

/** Another administration was chosen meanwhile: what is read now would be its. */
class OtherDivision extends Error {
  override readonly name = 'OtherDivision'
}

/** Does what waits, one thing of a link at a time, until nothing waits any more. */
export function jobRunner(dependencies: JobRunnerDependencies) {
  const { db, jobs, memory, exact, clients, read, mirror, parts: makers, removal, now, log } = dependencies
  const running = new Set<Promise<void>>()

  async function step(job: StoredJob, work: (tx: Tx) => Promise<void>): Promise<void> {
    const { tenant_id: tenantId } = job
    await asTenant(
      db,
      { tenantId },
      async (tx) => {
        if (!(await jobs.touch(tx, job, { touched_at: now() }))) throw new Lost()
        await work(tx)
      },
      statementMs,
    )
  }

  /** Who asked is told all of it; by itself the same of the same is told once. */
  async function toldBefore(tx: Tx, job: StoredJob, rows: readonly SyncRow[], { part, looked }: Looked) {
    if (job.dry_run || part === null) return new Set<SyncRow>()
    const before = await memory.keep(tx, { tenantId: job.tenant_id, division: job.division }, { part, looked, rows })
    return job.cause === 'person' ? new Set<SyncRow>() : before
  }

  async function told(tx: Tx, job: StoredJob, rows: readonly SyncRow[], of: Looked = nothing): Promise<void> {
    const before = await toldBefore(tx, job, rows, of)
    const news = rows.filter((row) => !before.has(row))
    await jobs.addRows(tx, job, news)
    const count = (outcome: SyncRow['outcome']) => news.filter((row) => row.outcome === outcome).length
    job.created += count('created')
    job.updated += count('updated')
    job.removed += count('removed')
    job.conflicts += count('conflict')
    job.refused += count('refused')
    job.known += before.size
    job.done += of.looked.length
    const { created, updated, removed, conflicts, refused, known, done } = job
    await jobs.touch(tx, job, { created, updated, removed, conflicts, refused, known, done })
  }

  /** What Exact has no more. */
  async function remove(job: StoredJob, division: Division, { gone, stamps }: Gone): Promise<void> {
    await step(job, async (tx) => {
      await told(tx, job, await removal(tx, division, gone, { dryRun: job.dry_run }))
      if (job.dry_run) return
      const ids = gone.map(({ id }) => id)
      await memory.forget(tx, division, ids)
      for (const [topic, stamp] of stamps) await mirror.keepStamp(tx, division, topic, stamp)
    })
  }

  /** Whose those are that Exact has no more. */
  async function ownersOf(tx: Tx, division: Division, gone: readonly Removed[]): Promise<string[]> {
    const owners: string[] = []
    for (const [topic, those] of Map.groupBy(gone, ({ topic }) => topic))
      owners.push(
        ...(await mirror.ownersOf(
          tx,
          division,
          topic,
          those.map(({ id }) => id),
        )),
      )
    return [...new Set(owners)]
  }

  async function store(job: StoredJob, maker: PartWork, options: WorkOptions): Promise<void> {
    for (let after: string | null = null, isMore = true; isMore;) {
      await step(job, async (tx) => {
        const { rows, looked, next } = await maker.step(tx, after, options)
        after = next
        isMore = next !== null
        await told(tx, job, rows, { part: maker.part, looked })
      })
    }
  }

  async function storeAll(job: StoredJob, wanted: readonly PartWork[], options: WorkOptions): Promise<void> {
    const counts: number[] = []
    const total = () => counts.reduce((sum, count) => sum + count, 0)
    await step(job, async (tx) => {
      for (const maker of wanted) counts.push(await maker.begin(tx, options))
      await jobs.touch(tx, job, { state: 'storing', total: total(), done: 0 })
      job.done = 0
    })
    for (const [index, maker] of wanted.entries()) {
      // What is a customer's counts once the customer is there.
      if (index > 0)
        await step(job, async (tx) => {
          counts[index] = await maker.begin(tx, options)
          await jobs.touch(tx, job, { total: total() })
        })
      await store(job, maker, options)
    }
  }

  async function work(job: StoredJob): Promise<void> {
    const { tenant_id: tenantId, env, parts } = job
    const division = { tenantId, division: job.division }
    const connections = await asTenant(db, { tenantId }, (tx) => exact.connections(tx, tenantId))
    const connection = connections.find((one) => one.env === env)
    if (!connection || connection.ended_at !== null) throw new ExactRefused('not_connected')
    if (connection.division !== job.division) throw new OtherDivision()
    if (job.dry_run)
      await step(job, async (tx) => {
        await jobs.forgetRows(tx, job)
        Object.assign(job, { created: 0, updated: 0, removed: 0, conflicts: 0, refused: 0, known: 0, done: 0 })
      })
    const removed = await read(clients({ tenantId, env }, 'sync'), division, parts, () =>
      step(job, () => Promise.resolve()),
    )
    const wanted = makers.filter(({ part }) => parts.includes(part))
    const options = await asTenant(db, { tenantId }, async (tx): Promise<WorkOptions> => {
      const { rule } = await jobs.settingsOf(tx, tenantId)
      const goneOf = job.dry_run ? await ownersOf(tx, division, removed.gone) : []
      return {
        ...{ division: { ...division, env }, rule, dryRun: job.dry_run, goneOf },
        ...{ isFull: job.is_full, since: connection.items_synced_at },
        ...{ by: { caller: null, origin: null }, gone: new Set(removed.gone.map(({ id }) => id)) },
      }
    })
    await remove(job, division, removed)
    await storeAll(job, wanted, options)
    await step(job, async (tx) => {
      const at = now()
      if (!job.dry_run)
        await exact.change(tx, { tenantId, env }, { ...syncedAt(parts, at), ...firstOf(connection, parts) })
      await jobs.touch(tx, job, { state: 'done', ended_at: at, reason: null })
    })
  }

  /** What passes is tried again, at the hour that Exact names; anything else is told. */
  async function give(job: StoredJob, error: unknown): Promise<void> {
    const { tenant_id: tenantId, id, tries } = job
    const isRefused = error instanceof ExactRefused
    const isOther = error instanceof OtherDivision
    if (!isRefused && !isOther) log.error({ exactJob: id, failure: loggableError(error) }, 'a job of Exact failed')
    const reason = isRefused ? error.reason : isOther ? 'other_division' : 'failed'
    const isForCalls = reason === 'rate_limited'
    const pause = pauses[tries]
    const isPassing = isRefused ? passing.has(error.reason) : !isOther
    const isAgain = isForCalls || (isPassing && pause !== undefined)
    const retryAt = isRefused ? (error.circumstances.retryAt?.getTime() ?? 0) : 0
    const nextAt = new Date(Math.max(retryAt + 1_000, now().getTime() + (isForCalls ? 0 : (pause ?? 0))))
    const change = isAgain
      ? { state: 'waiting' as const, next_at: nextAt, reason, tries: isForCalls ? tries : tries + 1 }
      : { state: 'failed' as const, ended_at: now(), reason }
    await asTenant(db, { tenantId }, (tx) => jobs.touch(tx, job, change))
  }

  async function runAll(): Promise<void> {
    for (;;) {
      const job = await jobs.claim(db, randomUUID(), now())
      if (!job) return
      try {
        await work(job)
      } catch (error) {
        if (!(error instanceof Lost)) await give(job, error)
      }
    }
  }

  return {
    run: runAll,

    /** At once, without anybody who waits for it. */
    begin(): void {
      const run = runAll()
        .catch((error: unknown) => log.error({ failure: loggableError(error) }, 'bringing in from Exact failed'))
        .finally(() => running.delete(run))
      running.add(run)
    },

    /** What is begun is ended before the process is. */
    async settled(): Promise<void> {
      await Promise.all(running)
    },
  }
}
export type JobRunner = ReturnType<typeof jobRunner>

/** Of what was never brought in before, Exact is asked to tell from now on. */
const firstOf = (connection: StoredConnection, parts: readonly SyncPart[]) => {
  const known = partsSynced(connection)
  return parts.some((part) => !known.includes(part)) && { notices_checked_at: null }
}

const syncedAt = (parts: readonly SyncPart[], at: Date) => ({
  ...(parts.includes('accounts') && { accounts_synced_at: at }),
  ...(parts.includes('products') && { items_synced_at: at, prices_synced_at: at }),
  ...(parts.includes('customer_prices') && { customer_prices_synced_at: at }),
  ...(parts.includes('customer_numbers') && { customer_numbers_synced_at: at }),
})
