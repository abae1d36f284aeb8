import type {
  ExactConflict,
  ExactDecision,
  ExactJob,
  ExactJobRow,
  ExactOutcome,
  ExactSyncSettings,
  Language,
} from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, readAsTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound, stale } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { text } from '../../../../texts/text.ts'
import type { AgreementsRepository } from '../../agreements/agreements.repository.ts'
import { decideAgreement, type AgreementKinds } from '../../agreements/decide-agreement.ts'
import type { AgreementOptions } from '../../agreements/agreement-options.ts'
import type { DecideItem } from '../../items/decide-item.ts'
import type { ExactItemsRepository } from '../../items/exact-items.repository.ts'
import type { AccountSync } from '../../accounts/account-sync.service.ts'
import type { ExactAccountsRepository, StoredAccount } from '../../accounts/exact-accounts.repository.ts'
import { exactFailure } from '../../connection/exact-failure.ts'
import type { ExactRepository, StoredConnection } from '../../connection/exact.repository.ts'
import type { ConflictRule, SyncPart } from './exact-jobs.tables.ts'
import type { Division, ExactMirrorRepository } from '../reading/exact-mirror.repository.ts'
import { topicsOf } from '../reading/read-changes.ts'
import type { ExactJobsRepository } from './exact-jobs.repository.ts'
import type { JobRunner } from './job-runner.ts'
import { shownClash, shownConflict, shownItem, shownJob, shownRow, type ShownField } from './shown-job.ts'

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly language: Language
}

export interface ExactJobsDependencies {
  readonly db: Db
  readonly jobs: ExactJobsRepository
  readonly exact: Pick<ExactRepository, 'connections'>
  readonly accounts: ExactAccountsRepository
  readonly mirror: ExactMirrorRepository
  readonly accountSync: AccountSync
  readonly items: Pick<ExactItemsRepository, 'toDecide'>
  readonly decideItem: DecideItem
  readonly agreements: AgreementsRepository
  readonly ofCustomers: AgreementKinds
  readonly runner: Pick<JobRunner, 'begin'>
  readonly shownField: ShownField
  readonly now: () => Date
}

interface Wanted {
  readonly parts: readonly SyncPart[]
  readonly dryRun: boolean
  readonly full: boolean
  readonly cause: 'person' | 'night' | 'change'
  readonly askedBy: number | null
  /** By default at once. */
  readonly notBefore?: Date
}

interface Deciding {
  readonly decision: ExactDecision
  readonly division: AgreementOptions['division']
  readonly rule: ConflictRule
  readonly by: Omit<By, 'language'>
}

const mostJobs = 20
const mostConflicts = 200

/** What is brought in from Exact: begun, told, and decided about. */
export function exactJobsService(dependencies: ExactJobsDependencies) {
  const { db, jobs, exact, accounts, mirror, accountSync, agreements, items, decideItem, runner } = dependencies
  const { shownField, now } = dependencies
  const decideOther = decideAgreement(dependencies)

  /** The link in use. */
  async function inUse(tx: Tx, tenantId: number): Promise<(StoredConnection & { division: number }) | null> {
    const connections = await exact.connections(tx, tenantId)
    const found = connections.find(({ in_use: isUsed, ended_at: ended }) => isUsed && ended === null)
    return found && found.division !== null ? { ...found, division: found.division } : null
  }

  /** Begins, unless the same waits or is under way already; answers that one then. */
  async function enqueue(tx: Tx, tenantId: number, wanted: Wanted): Promise<{ id: number; isNew: boolean } | null> {
    const connection = await inUse(tx, tenantId)
    if (!connection) return null
    const { division, env } = connection
    await jobs.oneAtATime(tx, tenantId)
    const { parts, dryRun, full, cause, askedBy, notBefore = now() } = wanted
    const same = (await jobs.open(tx, tenantId)).find(
      (job) =>
        job.env === env &&
        job.dry_run === dryRun &&
        // One that is under way has read past what changed since.
        (job.state === 'waiting' || cause === 'person') &&
        (job.is_full || !full) &&
        parts.every((part) => job.parts.includes(part)),
    )
    if (same) {
      // Who asks again need not wait for the pause after a failure; an hour that Exact named stays.
      const isSooner = same.reason === null || (cause === 'person' && same.reason !== 'rate_limited')
      if (isSooner) await jobs.bringForward(tx, same, notBefore)
      return { id: same.id, isNew: false }
    }
    const topics = parts.flatMap((part) => topicsOf[part])
    if (full) await mirror.forgetStamps(tx, { tenantId, division }, topics)
    if (full) for (const topic of topics) await mirror.waitAll(tx, { tenantId, division }, topic)
    const id = await jobs.begin(tx, {
      ...{ tenant_id: tenantId, env, division, parts: [...parts], cause },
      ...{ asked_by: askedBy, dry_run: dryRun, is_full: full, next_at: notBefore, now: now() },
    })
    return { id, isNew: true }
  }

  async function read(tx: Tx, tenantId: number, id: number, language: Language): Promise<ExactJob> {
    const job = await jobs.find(tx, tenantId, id)
    if (!job) throw notFound()
    return shownJob(job, language)
  }

  async function conflictsOf(tx: Tx, division: Division, language: Language): Promise<ExactConflict[]> {
    const found = await accounts.conflicts(tx, division, mostConflicts)
    const clashes = await agreements.clashes(tx, division, mostConflicts)
    const ofItems = await items.toDecide(tx, division, mostConflicts)
    return [
      ...found.flatMap((account) => shownConflict(account, language, shownField)),
      ...ofItems.flatMap((item) => shownItem(item, language, shownField)),
      ...clashes.map(shownClash),
    ]
  }

  async function refuseUnknown(tx: Tx, tenantId: number, { as, organization_id: id }: ExactDecision): Promise<void> {
    if (as !== 'customer') return
    const customer = await tx
      .selectFrom('organization')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id ?? -1)
      .where('deleted_at', 'is', null)
      .where('merged_into_id', 'is', null)
      .executeTakeFirst()
    if (!customer) throw invalid({ organization_id: text('customer.file.unknownId') })
  }

  /** What the account is from now on, before it is brought in. */
  async function decided(
    tx: Tx,
    division: Division,
    account: StoredAccount,
    { as, organization_id: id }: ExactDecision,
  ): Promise<void> {
    const change = (values: Parameters<ExactAccountsRepository['change']>[3]) =>
      accounts.change(tx, division, account.account_id, values)
    if (as === 'none') return change({ left_out: true, conflict: null, is_pending: false })
    if (as !== 'customer') return
    const customerId = id ?? 0
    const [other] = await accounts.ofCustomers(tx, division, [customerId])
    if (other && other.account_id !== account.account_id)
      throw new DomainError('DUPLICATE', {
        message: text('exact.account.taken'),
        fields: { organization_id: text('exact.account.taken') },
      })
    await change({ organization_id: customerId, matched_by: 'person', linked_at: now(), left_out: false })
  }

  async function decideAccount(tx: Tx, account: StoredAccount, { decision, division, rule, by }: Deciding) {
    if (account.conflict === null) throw notFound()
    const { record_id: accountId, as } = decision
    await decided(tx, division, account, decision)
    const current = await accounts.lock(tx, division, accountId)
    if (current && as !== 'none')
      await accountSync.apply(tx, [current], {
        ...{ division, by, dryRun: false, rule: as === 'exact' || as === 'here' ? as : rule },
        asNew: new Set(as === 'new' ? [accountId] : []),
      })
  }

  async function decideOfAccount(tx: Tx, deciding: Deciding): Promise<StoredAccount> {
    const { decision, division, rule, by } = deciding
    const account = await accounts.lock(tx, division, decision.record_id)
    if (!account || account.deleted_at !== null) throw notFound()
    if (decision.key === undefined) await decideAccount(tx, account, deciding)
    else await decideOther(tx, account, decision, { division, rule, by })
    return account
  }

  return {
    enqueue,

    async start(
      wanted: Pick<Wanted, 'parts' | 'dryRun' | 'full'>,
      { caller, origin, language }: By,
    ): Promise<ExactJob> {
      const { tenantId, userId } = caller
      const job = await asTenant(db, { tenantId }, async (tx) => {
        const begun = await enqueue(tx, tenantId, { ...wanted, cause: 'person', askedBy: userId })
        if (!begun) throw exactFailure('not_connected', { during: 'use' })
        if (begun.isNew)
          await recordActivity(
            tx,
            { caller, origin },
            {
              ...{ tenantId, action: 'exact.sync_asked', entity: 'exact_connection', entityId: begun.id },
              detail: { parts: wanted.parts, dry_run: wanted.dryRun },
            },
          )
        return read(tx, tenantId, begun.id, language)
      })
      runner.begin()
      return job
    },

    async list({ tenantId }: Caller, language: Language): Promise<ExactJob[]> {
      const found = await readAsTenant(db, { tenantId }, (tx) => jobs.list(tx, tenantId, mostJobs))
      return found.map((job) => shownJob(job, language))
    },

    async rows(
      { tenantId }: Caller,
      id: number,
      { outcome, page = 1, limit = 50 }: { outcome?: ExactOutcome; page?: number; limit?: number },
      language: Language,
    ): Promise<{ items: ExactJobRow[]; total: number }> {
      return readAsTenant(db, { tenantId }, async (tx) => {
        const { rows, total } = await jobs.rowsOf(tx, tenantId, id, { outcome, limit, offset: (page - 1) * limit })
        return { items: rows.map((row) => shownRow(row, language, shownField)), total }
      })
    },

    async conflicts({ tenantId }: Caller, language: Language): Promise<ExactConflict[]> {
      return readAsTenant(db, { tenantId }, async (tx) => {
        const connection = await inUse(tx, tenantId)
        return connection ? conflictsOf(tx, { tenantId, division: connection.division }, language) : []
      })
    },

    async decide(decision: ExactDecision, { caller, origin, language }: By): Promise<ExactConflict[]> {
      const { tenantId } = caller
      const { as, entity = 'accounts', organization_id: to = null } = decision
      return asTenant(db, { tenantId }, async (tx) => {
        await refuseUnknown(tx, tenantId, decision)
        const connection = await inUse(tx, tenantId)
        if (!connection) throw exactFailure('not_connected', { during: 'use' })
        const { division, env } = connection
        const { rule } = await jobs.settingsOf(tx, tenantId)
        const by = { caller, origin }
        const known = { division: { tenantId, division, env }, rule, by }
        const decided =
          entity === 'products'
            ? await decideItem(tx, decision, known)
            : await decideOfAccount(tx, { decision, ...known })
        await recordActivity(tx, by, {
          ...{
            tenantId,
            action: entity === 'products' ? 'exact.item_decided' : 'exact.account_decided',
            entity: 'exact_connection',
            entityId: env,
          },
          detail: { about: entity, record: `${decided.code} ${decided.name}`.trim(), as, to },
        })
        return conflictsOf(tx, { tenantId, division }, language)
      })
    },

    async settings({ tenantId }: Caller): Promise<ExactSyncSettings> {
      const stored = await readAsTenant(db, { tenantId }, (tx) => jobs.settingsOf(tx, tenantId))
      return shownSettings(stored)
    },

    async saveSettings({ rev, ...wanted }: ExactSyncSettings, { caller, origin }: By): Promise<ExactSyncSettings> {
      const { tenantId } = caller
      return asTenant(db, { tenantId }, async (tx) => {
        await jobs.oneAtATime(tx, tenantId)
        const stored = await jobs.settingsOf(tx, tenantId)
        if (stored.rev !== rev) throw stale(shownSettings(stored))
        await jobs.keepSettings(tx, tenantId, { ...wanted, rev: rev + 1 })
        await recordActivity(
          tx,
          { caller, origin },
          {
            ...{ tenantId, action: 'exact.sync_settings_saved', entity: 'exact_connection', entityId: 'settings' },
            detail: { from: shownSettings(stored), to: wanted },
          },
        )
        return { ...wanted, rev: rev + 1 }
      })
    },
  }
}
export type ExactJobsService = ReturnType<typeof exactJobsService>

const shownSettings = ({ nightly, hour, rule, rev }: ExactSyncSettings): ExactSyncSettings => ({
  ...{ nightly, hour, rule, rev },
})
