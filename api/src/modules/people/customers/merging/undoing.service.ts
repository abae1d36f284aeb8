import type { OrganizationMerge, UndoneMerge } from '@staffel/shared-api/contract'
import { mergeUndoDays } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, notFound, stale } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import { once } from '../../../../http/idempotency/once.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { text } from '../../../../texts/text.ts'
import type { KeepingRepository, LockedCustomer } from '../keeping/keeping.repository.ts'
import type { By } from '../keeping/keeping.service.ts'
import type { OrganizationsRepository } from '../organizations.repository.ts'
import type { PartsRepository } from '../keeping/parts.repository.ts'
import { holders, type Merging } from './holders.ts'
import { primaryFields, type ColumnField, type PrimaryField } from './merge-columns.ts'
import type { MergeFacts, MergeFactsRepository } from './merge-facts.repository.ts'
import type { MergesRepository, StoredMerge } from './merges.repository.ts'
import { mergeTimeout } from './merging.service.ts'
import type { MergingRepository } from './merging.repository.ts'

export interface UndoingDependencies {
  readonly db: Db
  readonly keeping: Pick<KeepingRepository, 'lock'>
  readonly organizations: Pick<OrganizationsRepository, 'find'>
  readonly parts: PartsRepository
  readonly facts: Pick<MergeFactsRepository, 'facts'>
  readonly merging: MergingRepository
  readonly merges: MergesRepository
  readonly now: () => Date
}

const dayMs = 86_400_000
const mostStays = 200

/** Takes a merge back: what moved and was not changed since returns, what was made since stays. */
export function undoingService(dependencies: UndoingDependencies) {
  const { db, keeping, organizations, parts, facts, merging, merges, now } = dependencies
  const undoableSince = (): Date => new Date(now().getTime() - mergeUndoDays * dayMs)

  async function toMerge(tx: Tx, stored: StoredMerge): Promise<OrganizationMerge> {
    const the = mergingOf(stored)
    const { rows, count } = await merging.stays(tx, the, { at: stored.merged_at, most: mostStays })
    return {
      id: stored.id,
      from: { organization_id: stored.from_id, name: stored.from_name },
      merged_at: stored.merged_at.toISOString(),
      merged_by: stored.merged_by_name,
      undo_until: new Date(stored.merged_at.getTime() + mergeUndoDays * dayMs).toISOString(),
      goes_back: await merging.returnable(tx, the),
      stays: rows,
      stays_count: count,
    }
  }

  /** What the merge gave to the one that stays, and nobody changed since. */
  async function restoreFields(tx: Tx, the: Merging, { changes }: StoredMerge, into: LockedCustomer): Promise<void> {
    const { columns } = await facts.facts(tx, into)
    await merges.setColumns(tx, the.tenantId, into.id, columnsBack(changes, columns))
    for (const [field, turn] of Object.entries(changes.primaries) as [
      PrimaryField,
      { was: number | null; now: number | null },
    ][])
      await restorePrimary(tx, the, field, turn)
  }

  async function restorePrimary(
    tx: Tx,
    { tenantId, into }: Merging,
    field: PrimaryField,
    { was, now: given }: { readonly was: number | null; readonly now: number | null },
  ): Promise<void> {
    const { table, kind } = primaryFields[field]
    const owner = { tenantId, organizationId: into }
    const is = await merges.primaryRow(tx, tenantId, into, field)
    if (was === null || (is !== null && is !== given)) return
    if (await parts.find(tx, table, owner, was)) await parts.makePrimary(tx, table, owner, { id: was, kind })
  }

  async function settle(tx: Tx, { tenantId, into, from }: Merging): Promise<void> {
    for (const organizationId of [into, from]) {
      const owner = { tenantId, organizationId }
      for (const { table, kind } of Object.values(primaryFields)) await parts.promote(tx, table, owner, kind)
      await parts.followContacts(tx, owner)
    }
  }

  async function restoreLogos(tx: Tx, the: Merging, { changes: { logos } }: StoredMerge, two: Two): Promise<void> {
    if (!logos) return
    const [into, from] = [await facts.facts(tx, two.into), await facts.facts(tx, two.from)]
    if (into.logo === logos.now && from.logo === logos.was) await merges.swapLogos(tx, the.tenantId, the.into, the.from)
  }

  async function undo(tx: Tx, stored: StoredMerge, two: Two, by: By): Promise<void> {
    const the = mergingOf(stored)
    // Nothing goes back to a pointer.
    await merges.point(tx, the, { into: null, archivedAt: stored.archived_before })
    for (const holder of holders) await merging.putBack(tx, holder, the)
    await merging.takeAlong(tx, the)
    await merges.primariesBack(tx, the)
    await restoreFields(tx, the, stored, two.into)
    await restoreLogos(tx, the, stored, two)
    await settle(tx, the)
    await merges.noteUndone(tx, the, now())
    const of = { tenantId: the.tenantId, entity: 'organization' } as const
    await recordActivity(tx, by, {
      ...of,
      action: 'organization.unmerged',
      entityId: the.into,
      detail: { subject: two.from.name },
    })
    await recordActivity(tx, by, {
      ...of,
      action: 'organization.unmerged_from',
      entityId: the.from,
      detail: { subject: two.into.name },
    })
  }

  /** Only what is there as the merge left it can be taken apart. */
  function refuse({ undone_at, merged_at }: StoredMerge, { into, from }: Two): void {
    if (undone_at) throw new DomainError('INVALID_TRANSITION', { message: text('customer.undone') })
    if (merged_at <= undoableSince())
      throw new DomainError('INVALID_TRANSITION', { message: text('customer.undoTooLate', { days: mergeUndoDays }) })
    if (into.merged_into_id !== null || from.merged_into_id !== into.id)
      throw new DomainError('INVALID_TRANSITION', { message: text('customer.undoOtherFirst') })
  }

  async function lockTwo(tx: Tx, { tenant_id, organization_id, from_id }: StoredMerge): Promise<Two> {
    const found = new Map<number, LockedCustomer | null>()
    const scope = { tenantId: tenant_id }
    for (const id of [organization_id, from_id].toSorted((a, b) => a - b))
      found.set(id, await keeping.lock(tx, scope, id))
    const into = found.get(organization_id)
    const from = found.get(from_id)
    if (!into || into.deleted_at || !from) throw notFound()
    return { into, from }
  }

  return {
    list: ({ scope }: Caller, id: number): Promise<OrganizationMerge[]> =>
      asTenant(
        db,
        scope,
        async (tx) => {
          const customer = await organizations.find(tx, scope, id, null)
          if (!customer) throw notFound()
          const found = await merges.undoable(tx, customer.tenant_id, customer.id, undoableSince())
          const answers: OrganizationMerge[] = []
          for (const stored of found) answers.push(await toMerge(tx, stored))
          return answers
        },
        mergeTimeout,
      ),

    undo: (id: number, rev: number, by: By): Promise<UndoneMerge> => {
      const { caller, idempotency } = by
      return asTenant(
        db,
        caller.scope,
        async (tx) => {
          const known = await merges.find(tx, caller.scope, id)
          if (!known) throw notFound()
          return once(tx, { tenantId: known.tenant_id, userId: caller.userId }, idempotency, async () => {
            const two = await lockTwo(tx, known)
            // Read again: it was waited for whoever undid it meanwhile.
            const stored = (await merges.find(tx, caller.scope, id)) ?? known
            refuse(stored, two)
            if (two.into.rev !== rev) throw stale(await toMerge(tx, stored))
            await undo(tx, stored, two, by)
            return { organization_id: two.into.id, from_id: two.from.id }
          })
        },
        mergeTimeout,
      )
    },
  }
}
export type UndoingService = ReturnType<typeof undoingService>

interface Two {
  readonly into: LockedCustomer
  readonly from: LockedCustomer
}

const mergingOf = ({ tenant_id, id, organization_id, from_id }: StoredMerge): Merging => ({
  tenantId: tenant_id,
  mergeId: id,
  into: organization_id,
  from: from_id,
})

function columnsBack(
  { columns }: StoredMerge['changes'],
  now: MergeFacts['columns'],
): Partial<Record<ColumnField, string | number | null>> {
  const turns = Object.entries(columns) as [ColumnField, { was: string | number | null; now: string | number | null }][]
  return Object.fromEntries(
    turns.filter(([field, turn]) => now[field] === turn.now).map(([field, { was }]) => [field, was]),
  )
}
