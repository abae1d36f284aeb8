import type { CustomerField } from '@staffel/shared-api/contract'
import type { Tx } from '../../../../../db/tenant-transaction.ts'
import { text, type Text } from '../../../../../texts/text.ts'
import type { NewCustomerRepository } from '../../new-customer.repository.ts'
import type { CustomerValues, FileCustomer } from '../customer-columns.ts'
import type { CustomerFileRepository } from '../customer-file.repository.ts'
import type { CustomerDraft, CustomerProblem } from '../reading/customer-drafts.ts'
import { alikeKeys, twins } from './duplicates.ts'
import { customerFinderOf, numbersOf, registrationKey, vatKey } from './found-customers.ts'
import { plannedCustomer, type PlannedCustomer, type Regions } from './planned-customer.ts'
import type { StoreCustomer, StoredBy } from './store-customer.ts'

/** A customer as another system has it. With an id in its values it is that customer; else it is looked for. */
export interface SourceCustomer {
  readonly draft: CustomerDraft
  /** A person said that it is none of those that are here. */
  readonly isNew: boolean
  /** It is not made where it is not here. */
  readonly isOptional: boolean
}

export interface SourceChange {
  readonly field: CustomerField
  readonly from: string | null
  readonly to: string | null
}

interface Candidate {
  readonly id: number
  readonly name: string
}

/** What becomes of it. */
export type SourceOutcome =
  | {
      readonly kind: 'created' | 'updated' | 'unchanged'
      /** 0 where it is only told. */
      readonly id: number
      readonly fields: readonly SourceChange[]
      /** As it is here then. */
      readonly values: CustomerValues
      /** What could not be brought. */
      readonly left: readonly CustomerProblem[]
    }
  /** It is here under one of these, or under none: a person says. */
  | { readonly kind: 'candidates'; readonly candidates: readonly Candidate[] }
  /** Both changed the same: a person says. */
  | { readonly kind: 'clash'; readonly id: number; readonly fields: readonly SourceChange[] }
  | { readonly kind: 'refused'; readonly message: Text }
  | { readonly kind: 'skipped' }

export interface SourceCustomersOptions {
  readonly dryRun: boolean
  /** What of a draft is written over what is here, and in which fields a person has to choose. */
  readonly settle: (
    draft: CustomerDraft,
    stored: FileCustomer,
  ) => { readonly draft: CustomerDraft; readonly clash: readonly CustomerField[] }
  /** That customer is another one of theirs already. */
  readonly isTaken: (id: number) => boolean
  readonly by: StoredBy
}

export interface SourceCustomersDependencies {
  readonly files: CustomerFileRepository
  readonly customers: Pick<NewCustomerRepository, 'oneAtATime'>
  readonly store: StoreCustomer
}

/**
 * Customers of another system, as the rows of a file would bring them: found by their numbers, compared, and stored in
 * the transaction of whoever brings them. One that is probably here already is not made a second time.
 */
export function sourceCustomers({ files, customers, store }: SourceCustomersDependencies) {
  return async (
    tx: Tx,
    tenantId: number,
    sent: readonly SourceCustomer[],
    { dryRun, settle, isTaken, by }: SourceCustomersOptions,
  ): Promise<SourceOutcome[]> => {
    if (!dryRun) await customers.oneAtATime(tx, tenantId)
    const drafts = sent.map(({ draft }) => draft)
    const stored = await files.withNumbers(tx, tenantId, numbersOf(drafts), !dryRun)
    const alike = await files.alike(tx, tenantId, alikeKeys(drafts))
    const regions = await files.regions(tx, tenantId)
    const [find, twin, fresh] = [customerFinderOf(stored), twins(alike), freshCustomers()]
    /** Of those that were sent, one is each customer. */
    const given = new Set<number>()

    /** Null: it is new. */
    function foundOf({ draft, isNew }: SourceCustomer): FileCustomer | SourceOutcome | null {
      const isKnown = typeof draft.values.customerId === 'number'
      if (isNew && !isKnown) return null
      const found = find(draft)
      if (found && 'message' in found)
        return isKnown
          ? { kind: 'refused', message: found.message }
          : { kind: 'candidates', candidates: sharing(draft) }
      if (found && !isKnown && (given.has(idOf(found)) || isTaken(idOf(found))))
        return { kind: 'candidates', candidates: [candidate(found)] }
      return found
    }

    const sharing = (draft: CustomerDraft): Candidate[] =>
      stored.filter((other) => other.mergedInto === null && sharesNumber(draft, other)).map(candidate)

    /** Those that it may be, where nothing says for certain that it is one of them. */
    function likenessOf(draft: CustomerDraft): Candidate[] {
      const other = twin.of(draft)
      const named = other?.organization_id ? [{ id: other.organization_id, name: other.other_name }] : []
      return [...named, ...fresh.with(draft)]
    }

    async function become(one: SourceCustomer): Promise<SourceOutcome> {
      const found = foundOf(one)
      if (found && 'kind' in found) return found
      if (!found && one.isOptional) return { kind: 'skipped' }
      const candidates = found || one.isNew ? [] : likenessOf(one.draft)
      if (candidates.length > 0) return { kind: 'candidates', candidates }
      if (found) given.add(idOf(found))
      const settled = found ? settle(one.draft, found) : { draft: one.draft, clash: [] }
      if (found && settled.clash.length > 0)
        return { kind: 'clash', id: idOf(found), fields: changesOf(settled.clash, found.values, one.draft.values) }
      return stand(settled.draft, found)
    }

    async function stand(draft: CustomerDraft, found: FileCustomer | null): Promise<SourceOutcome> {
      const { plan, left } = leniently(draft, found, regions)
      if (!plan) return { kind: 'refused', message: left[0]?.message ?? text('field.invalid') }
      const fields = found ? changesOf(plan.changed, found.values, plan.values) : []
      const told = { fields, values: plan.values, left }
      if (found && plan.changed.length === 0) return { kind: 'unchanged', id: idOf(found), ...told }
      const id = dryRun ? (found ? idOf(found) : 0) : await store(tx, tenantId, plan, by)
      if (!found) fresh.keep(draft, { id, name: String(plan.values.name) })
      return { kind: found ? 'updated' : 'created', id, ...told }
    }

    const outcomes: SourceOutcome[] = []
    for (const one of sent) outcomes.push(await become(one))
    return outcomes
  }
}
export type SourceCustomers = ReturnType<typeof sourceCustomers>

const idOf = ({ values: { customerId } }: Pick<FileCustomer, 'values'>): number => Number(customerId)
const candidate = (customer: FileCustomer): Candidate => ({
  id: idOf(customer),
  name: String(customer.values.name),
})

function changesOf(
  fields: readonly CustomerField[],
  before: CustomerValues,
  after: CustomerDraft['values'],
): SourceChange[] {
  const shown = (value: unknown): string | null =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : null
  return fields.map((field) => ({ field, from: shown(before[field]), to: shown(after[field]) }))
}

function sharesNumber(draft: CustomerDraft, other: FileCustomer): boolean {
  const keys = [vatKey, registrationKey]
  return keys.some((key) => key(draft) !== '' && key(draft) === key(other))
}

/** A value that cannot be here is left out, and told; only without a name there is no customer. */
function leniently(
  draft: CustomerDraft,
  found: FileCustomer | null,
  regions: Regions,
): { readonly plan: PlannedCustomer | null; readonly left: readonly CustomerProblem[] } {
  const plan = plannedCustomer(draft, found, regions)
  if (!Array.isArray(plan)) return { plan, left: [] }
  const wrong = new Set(plan.map(({ field }) => field))
  const values = Object.fromEntries(
    Object.entries(draft.values).filter(([field]) => !wrong.has(field as CustomerField)),
  )
  const again = wrong.has('name') ? plan : plannedCustomer({ ...draft, values }, found, regions)
  return { plan: Array.isArray(again) ? null : again, left: plan }
}

/** Those that were made a moment ago, by their numbers: a second one with such a number may be the same. */
function freshCustomers() {
  const byNumber = new Map<string, Candidate>()
  const keysOf = (draft: CustomerDraft) =>
    [vatKey(draft), registrationKey(draft)].map((key, kind) => (key === '' ? '' : `${kind} ${key}`)).filter(Boolean)
  return {
    keep: (draft: CustomerDraft, one: Candidate) => {
      for (const key of keysOf(draft)) byNumber.set(key, one)
    },
    with: (draft: CustomerDraft): Candidate[] =>
      keysOf(draft)
        .flatMap((key) => byNumber.get(key) ?? [])
        .slice(0, 1),
  }
}
