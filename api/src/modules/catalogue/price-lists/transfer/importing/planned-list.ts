import type {
  Currency,
  ImportedList,
  ImportedPrice,
  PriceListEntryInput,
  PriceListField,
} from '@staffel/shared-api/contract'
import { text } from '../../../../../texts/text.ts'
import type { ListTier } from '../../../catalogue.tables.ts'
import { entryColumns, entryProblems, ladderOf, listProblems, type KnownGoods } from '../../price-list-input.ts'
import type { PriceListEntryRow, PriceListRow } from '../../price-lists.repository.ts'
import { fieldOfPath } from '../field-of-path.ts'
import type { EntryDraft, ListDraft, ListProblem } from '../list-draft.types.ts'
import { byName, goodsOf, type Goods, type NamedGoods } from './named-goods.ts'
import { plannedEntry, priceText } from './planned-entry.ts'
import type { Owner } from './targets.ts'

export type ListHead = Omit<Owner, 'owner_name'> & {
  readonly name: string
  readonly valid_from: string
  readonly valid_till: string | null
  readonly currency: Currency
}

type EntryColumns = ReturnType<typeof entryColumns>

/** A list as it becomes. */
export interface PlannedList {
  /** Null for a new one. */
  readonly id: number | null
  readonly head: ListHead
  /** All of its entries; null where none of them changes. */
  readonly entries: readonly EntryColumns[] | null
  readonly told: ImportedList
  readonly added: readonly ImportedPrice[]
  readonly changed: readonly ImportedPrice[]
  readonly removed: readonly ImportedPrice[]
  readonly unchanged: number
  readonly refused: number
  readonly problems: readonly ListProblem[]
}

export interface Target {
  readonly owner: Owner | null
  readonly stored: PriceListRow | null
  readonly entries: readonly PriceListEntryRow[]
  readonly currency: Currency
}

const mostEntries = 2_000

/** What a list of a file becomes, or what stands against it. */
export function plannedList(draft: ListDraft, target: Target, named: NamedGoods): PlannedList | ListProblem[] {
  const head = headOf(draft, target)
  if (Array.isArray(head)) return head
  const plans = entriesOf(draft, target.entries, named)
  const problems = plans.flatMap((plan) => plan.problems)
  const fitting = plans.filter((plan) => plan.problems.length === 0)
  // No list is made of which nothing but its name would come in.
  if (target.stored === null && plans.length > 0 && fitting.length === 0) return problems
  const priced = fitting.flatMap(({ draft: { row }, goods, stored, columns, ladder }) => {
    if (!goods || !columns) return []
    const [from, to] = [stored && priceText(stored), priceText({ ...columns, ladder })]
    return [{ told: { row, list: head.name, name: goods.name, sku: goods.sku, from, to }, stored, columns }]
  })
  const added = priced.filter(({ stored }) => stored === null)
  const changed = priced.filter(({ told, stored }) => stored !== null && told.from !== told.to)
  if (target.entries.length + added.length > mostEntries)
    return [
      { row: draft.row, field: 'listName', message: text('priceList.file.tooManyEntries', { limit: mostEntries }) },
    ]
  const removed = fitting.flatMap(({ draft: { row, isRemoved }, goods, stored }) =>
    isRemoved && goods && stored
      ? [
          {
            told: { row, list: head.name, name: goods.name, sku: goods.sku, from: priceText(stored), to: null },
            stored,
          },
        ]
      : [],
  )
  const gone = new Set(removed.map(({ stored }) => stored))
  const others = new Map(changed.map(({ stored, columns }) => [stored, columns]))
  const all = [
    ...target.entries.flatMap((entry) => (gone.has(entry) ? [] : [others.get(entry) ?? columnsOf(entry)])),
    ...added.map(({ columns }) => columns),
  ]
  return {
    id: target.stored?.id ?? null,
    head,
    entries: added.length + changed.length + removed.length > 0 ? all : null,
    told: toldOf(draft, head, target),
    added: added.map(({ told }) => told),
    changed: changed.map(({ told }) => told),
    removed: removed.map(({ told }) => told),
    unchanged: priced.length - added.length - changed.length,
    refused: plans.length - fitting.length,
    problems,
  }
}

function toldOf({ row }: ListDraft, head: ListHead, { owner, stored }: Target): ImportedList {
  return {
    row,
    id: stored?.id ?? null,
    name: head.name,
    owner_name: owner?.owner_name ?? stored?.owner_name ?? '',
    fields: stored ? headChanges(stored, head, owner) : [],
  }
}

function headOf(draft: ListDraft, target: Target): ListHead | ListProblem[] {
  const { row } = draft
  const { stored } = target
  const of = target.owner ?? stored
  const validFrom = draft.validFrom ?? stored?.valid_from
  const missing = (field: PriceListField): ListProblem => ({ row, field, message: text('field.required') })
  if (!of) return [missing('organization')]
  if (!validFrom) return [missing('validFrom')]
  const head = {
    name: draft.name?.trim() ?? stored?.name ?? '',
    organization_id: of.organization_id,
    customer_group_id: of.customer_group_id,
    valid_from: validFrom,
    valid_till: endOf(draft, stored),
    currency: draft.currency ?? stored?.currency ?? target.currency,
  }
  const wrong = Object.values(listProblems(head))
  return wrong.length > 0 ? wrong.map((message) => ({ row, field: 'validTill', message })) : head
}

const endOf = ({ validTill }: ListDraft, stored: PriceListRow | null): string | null =>
  validTill === undefined ? (stored?.valid_till ?? null) : validTill

interface EntryPlan {
  readonly draft: EntryDraft
  readonly goods: Goods | null
  readonly stored: PriceListEntryRow | null
  readonly columns: EntryColumns | null
  readonly ladder: readonly ListTier[]
  readonly problems: readonly ListProblem[]
}

function entriesOf({ entries }: ListDraft, before: readonly PriceListEntryRow[], named: NamedGoods): EntryPlan[] {
  // Those that the list has a price for come first: some of them may be gone since.
  const kept = before.flatMap(({ product_group_id: id, name }) => (id === null ? [] : [{ id, name }]))
  const groups = [...kept, ...named.productGroups]
  const groupsByName = byName(groups)
  const ofProduct = new Map(before.map((entry) => [`${entry.product_id ?? ''}/${entry.product_group_id ?? ''}`, entry]))
  const known: KnownGoods = {
    products: named.priceUnits,
    groups: new Set(groups.map(({ id }) => id)),
  }
  const seen = new Map<string, number>()
  return entries.map((draft): EntryPlan => {
    const refused = (problems: readonly ListProblem[]) => ({
      draft,
      goods: null,
      stored: null,
      columns: null,
      ladder: [],
      problems,
    })
    if (draft.problems.length > 0) return refused(draft.problems)
    const goods = goodsOf(draft, named, groupsByName)
    if ('message' in goods) return refused([goods])
    const key = `${goods.productId ?? ''}/${goods.productGroupId ?? ''}`
    const first = seen.get(key)
    if (first !== undefined)
      return refused([{ row: draft.row, field: 'sku', message: text('transfer.problem.twice', { row: first }) }])
    seen.set(key, draft.row)
    const stored = ofProduct.get(key) ?? null
    if (draft.isRemoved)
      return stored
        ? { draft, goods, stored, columns: null, ladder: [], problems: [] }
        : refused([{ row: draft.row, field: 'remove', message: text('priceList.file.notInList') }])
    const input = plannedEntry(draft, goods, stored)
    if ('message' in input) return refused([input])
    const wrong = problemsOf(input, draft, known)
    return wrong.length > 0
      ? refused(wrong)
      : { draft, goods, stored, columns: entryColumns(input, known), ladder: ladderOf(input), problems: [] }
  })
}

function problemsOf(input: PriceListEntryInput, draft: EntryDraft, known: KnownGoods): ListProblem[] {
  return Object.entries(entryProblems([input], known)).map(([path, message]) => ({
    ...fieldOfPath(path.replace('entries.0.', ''), draft),
    message,
  }))
}

/** An entry that stays, as it is stored. */
function columnsOf(entry: PriceListEntryRow): EntryColumns {
  return {
    product_id: entry.product_id,
    product_group_id: entry.product_group_id,
    discount_pct: entry.discount_pct === null ? null : Number(entry.discount_pct),
    base_unit_price_cents: entry.base_unit_price_cents,
    price_unit: entry.price_unit,
    ladder: JSON.stringify(entry.ladder),
  }
}

function headChanges(stored: PriceListRow, head: ListHead, owner: Owner | null): ImportedList['fields'] {
  const ownerField = head.organization_id === null ? 'customerGroup' : 'organization'
  const isOther = head.organization_id !== stored.organization_id || head.customer_group_id !== stored.customer_group_id
  const shown = [
    { field: 'listName' as const, from: stored.name, to: head.name },
    { field: 'validFrom' as const, from: stored.valid_from, to: head.valid_from },
    { field: 'validTill' as const, from: stored.valid_till, to: head.valid_till },
    { field: 'currency' as const, from: stored.currency.toUpperCase(), to: head.currency.toUpperCase() },
  ].filter(({ from, to }) => from !== to)
  return isOther && owner ? [{ field: ownerField, from: stored.owner_name, to: owner.owner_name }, ...shown] : shown
}
