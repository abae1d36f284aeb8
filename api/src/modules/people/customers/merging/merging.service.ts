import type { MergeAnswer, MergeInput, MergePreview } from '@staffel/shared-api/contract'
import { mergeFields, suggestedSide, type MergeField, type MergeSide } from '@staffel/shared-api/rules'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, type TenantScope, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound, stale } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import { once } from '../../../../http/idempotency/once.ts'
import type { MergeCheck } from '../../../../http/module.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { text } from '../../../../texts/text.ts'
import type { By } from '../keeping/keeping.service.ts'
import type { KeepingRepository, LockedCustomer } from '../keeping/keeping.repository.ts'
import type { PartsRepository } from '../keeping/parts.repository.ts'
import type { OrganizationsService } from '../organizations.service.ts'
import { logoUrl } from '../../company/logo-url.ts'
import { holders, type Merging } from './holders.ts'
import { columnFields, primaryFields, type PrimaryField } from './merge-columns.ts'
import type { MergeFacts, MergeFactsRepository } from './merge-facts.repository.ts'
import type { MergeChanges } from './merge-changes.types.ts'
import type { MergesRepository } from './merges.repository.ts'
import type { MergingRepository } from './merging.repository.ts'

export interface MergingDependencies {
  readonly db: Db
  readonly keeping: Pick<KeepingRepository, 'find' | 'lock'>
  readonly parts: PartsRepository
  readonly facts: MergeFactsRepository
  readonly merging: MergingRepository
  readonly merges: MergesRepository
  readonly organizations: Pick<OrganizationsService, 'detailIn'>
  /** What other modules know that stands in the way. */
  readonly checks: () => readonly MergeCheck[]
  readonly now: () => Date
}

interface Pair {
  readonly into: LockedCustomer
  readonly from: LockedCustomer
}

type Ids = Pick<MergeInput, 'organization_id' | 'from_id'>

/** A customer of many years has many rows. */
export const mergeTimeout = 45_000

const fieldNames = <Field extends MergeField>(fields: Readonly<Record<Field, unknown>>) =>
  Object.keys(fields) as Field[]

/** Merges a customer into another one of the same tenant. */
export function mergingService(dependencies: MergingDependencies) {
  const { db, keeping, parts, facts, merging, merges, organizations, checks, now } = dependencies

  /** Both. Two who merge the same pair crosswise wait for each other in one order. */
  async function pairOf(
    tx: Tx,
    scope: TenantScope,
    { organization_id: intoId, from_id: fromId }: Ids,
    read: KeepingRepository['find'],
  ): Promise<Pair> {
    const found = new Map<number, LockedCustomer | null>()
    for (const id of [intoId, fromId].toSorted((a, b) => a - b)) found.set(id, await read(tx, scope, id))
    const into = found.get(intoId)
    const from = found.get(fromId)
    if (!into || into.deleted_at) throw notFound()
    if (!from || from.deleted_at || from.tenant_id !== into.tenant_id)
      throw invalid({ from_id: text('organization.unknown') })
    if (into.id === from.id) throw invalid({ from_id: text('customer.mergeSelf') })
    if (into.merged_into_id !== null) throw invalid({ organization_id: text('customer.mergedAway') })
    if (into.archived_at) throw invalid({ organization_id: text('customer.mergeArchived') })
    if (from.merged_into_id !== null) throw invalid({ from_id: text('customer.mergedAway') })
    return { into, from }
  }

  async function factsOf(tx: Tx, { into, from }: Pair): Promise<Record<MergeSide, MergeFacts>> {
    return { into: await facts.facts(tx, into), from: await facts.facts(tx, from) }
  }

  async function previewOf(tx: Tx, pair: Pair): Promise<MergePreview> {
    const { into, from } = pair
    const tenantId = into.tenant_id
    const ids = { tenantId, into: into.id, from: from.id }
    const two = await factsOf(tx, pair)
    const obstacles = await Promise.all(checks().map((check) => check(tx, ids)))
    return {
      into: { organization_id: into.id, name: into.name, rev: into.rev },
      from: { organization_id: from.id, name: from.name, rev: from.rev },
      moves: await merging.movable(tx, ids),
      fields: mergeFields.flatMap((field) => {
        const [one, other] = [shownOf(two.into, field), shownOf(two.from, field)]
        return one === other ? [] : [{ field, into: one, from: other, suggested: suggestedSide(field, one, other) }]
      }),
      numbers: await facts.numberConflicts(tx, ids),
      obstacles: [...new Set(obstacles.flat())],
      warnings: await facts.sights(tx, ids),
    }
  }

  /** Every number that both use has to have been decided upon. */
  async function chosenNumbers(tx: Tx, pair: Pair, { numbers = [] }: MergeInput): Promise<string[]> {
    const { into, from } = pair
    const conflicts = await facts.numberConflicts(tx, { tenantId: into.tenant_id, into: into.id, from: from.id })
    const said = new Map(numbers.map(({ number, keep }) => [number.toLowerCase(), keep]))
    const open = conflicts.filter(({ number }) => !said.has(number.toLowerCase()))
    if (open.length > 0)
      throw invalid({
        numbers: text('customer.mergeNumbers', { numbers: open.map(({ number }) => number).join(', ') }),
      })
    return conflicts.flatMap(({ number }) => (said.get(number.toLowerCase()) === 'from' ? [number.toLowerCase()] : []))
  }

  async function takePrimaries(
    tx: Tx,
    the: Merging,
    two: Readonly<Record<MergeSide, MergeFacts>>,
    isTaken: (field: MergeField) => boolean,
  ): Promise<MergeChanges['primaries']> {
    const owner = { tenantId: the.tenantId, organizationId: the.into }
    const changed: Partial<Record<PrimaryField, { was: number | null; now: number | null }>> = {}
    for (const field of fieldNames(primaryFields)) {
      const { table, kind } = primaryFields[field]
      const wanted = two.from.primaries[field]
      const row = wanted !== null && isTaken(field) ? await merges.sameRow(tx, the, field, wanted) : null
      if (row !== null) await parts.makePrimary(tx, table, owner, { id: row, kind })
      await parts.promote(tx, table, owner, kind)
      const is = await merges.primaryRow(tx, the.tenantId, the.into, field)
      if (is !== two.into.primaries[field]) changed[field] = { was: two.into.primaries[field], now: is }
    }
    await parts.followContacts(tx, owner)
    return changed
  }

  async function merge(tx: Tx, pair: Pair, input: MergeInput, by: By): Promise<Merging> {
    const { into, from } = pair
    const tenantId = into.tenant_id
    const numbers = await chosenNumbers(tx, pair, input)
    const two = await factsOf(tx, pair)
    const isTaken = (field: MergeField) =>
      (input.fields?.[field] ?? suggestedSide(field, shownOf(two.into, field), shownOf(two.from, field))) === 'from'
    const ids = { tenantId, into: into.id, from: from.id }
    const mergeId = await merges.insert(tx, ids, {
      userId: by.caller.userId,
      name: by.caller.name || by.caller.email,
      at: now(),
      archivedBefore: from.archived_at,
      lastIds: await merging.lastIds(tx, tenantId),
    })
    const the = { ...ids, mergeId }
    const logos = isTaken('logo') && two.into.logo && two.from.logo ? { was: two.into.logo, now: two.from.logo } : null
    if (logos) await merges.swapLogos(tx, tenantId, into.id, from.id)
    for (const holder of holders) await merging.move(tx, holder, the)
    await merges.takeNumbers(tx, the, numbers)
    const primaries = await takePrimaries(tx, the, two, isTaken)
    const taken = fieldNames(columnFields).filter(
      (field) => isTaken(field) && two.into.columns[field] !== two.from.columns[field],
    )
    const columns = Object.fromEntries(
      taken.map((field) => [field, { was: two.into.columns[field], now: two.from.columns[field] }]),
    )
    await merges.setColumns(
      tx,
      tenantId,
      into.id,
      Object.fromEntries(taken.map((field) => [field, two.from.columns[field]])),
    )
    await merges.point(tx, ids, { into: into.id, archivedAt: from.archived_at ?? now() })
    await merges.keepChanges(tx, the, { columns, primaries, logos })
    return the
  }

  async function record(tx: Tx, by: By, { into, from }: Pair): Promise<void> {
    const of = { tenantId: into.tenant_id, entity: 'organization' } as const
    const ids = { organization_id: into.id, from_id: from.id }
    await recordActivity(tx, by, {
      ...of,
      action: 'organization.merged',
      entityId: into.id,
      detail: { ...ids, subject: from.name },
    })
    await recordActivity(tx, by, {
      ...of,
      action: 'organization.merged_into',
      entityId: from.id,
      detail: { ...ids, subject: into.name },
    })
  }

  return {
    preview: ({ scope }: Caller, ids: Ids): Promise<MergePreview> =>
      asTenant(db, scope, async (tx) => previewOf(tx, await pairOf(tx, scope, ids, keeping.find)), mergeTimeout),

    merge: (input: MergeInput, by: By): Promise<MergeAnswer> => {
      const { caller, idempotency } = by
      return asTenant(
        db,
        caller.scope,
        async (tx) => {
          const tenantId = await tenantOf(tx, caller, input)
          return once(tx, { tenantId, userId: caller.userId }, idempotency, async () => {
            const pair = await pairOf(tx, caller.scope, input, keeping.lock)
            const isLate = pair.into.rev !== input.rev || pair.from.rev !== input.from_rev
            if (isLate) throw stale(await previewOf(tx, pair))
            await refuseObstacles(tx, pair)
            const { mergeId, into } = await merge(tx, pair, input, by)
            await record(tx, by, pair)
            return { merge_id: mergeId, customer: await organizations.detailIn(tx, caller, into) }
          })
        },
        mergeTimeout,
      )
    },
  }

  /** Once it is done the second of two equal calls finds a pointer: it is answered before that is looked at. */
  async function tenantOf(tx: Tx, { scope }: Caller, { organization_id: id }: MergeInput): Promise<number> {
    const into = await keeping.find(tx, scope, id)
    if (!into || into.deleted_at) throw notFound()
    return into.tenant_id
  }

  async function refuseObstacles(tx: Tx, { into, from }: Pair): Promise<void> {
    const ids = { tenantId: into.tenant_id, into: into.id, from: from.id }
    const reasons = [...new Set((await Promise.all(checks().map((check) => check(tx, ids)))).flat())]
    const [first] = reasons
    if (first) throw new DomainError('IN_USE', { details: { reasons }, message: text(`customer.obstacle.${first}`) })
  }
}
export type MergingService = ReturnType<typeof mergingService>

/** As it is told; a logo by its address. */
function shownOf({ shown }: MergeFacts, field: MergeField): string | null {
  const value = shown[field]
  return field === 'logo' && value !== null ? logoUrl(value) : value
}
