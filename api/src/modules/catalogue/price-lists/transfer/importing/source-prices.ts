import type { Currency } from '@staffel/shared-api/contract'
import type { PriceUnit } from '@staffel/shared-api/rules'
import { centsOrNull } from '../../../../../db/sql/cents.ts'
import type { Tx } from '../../../../../db/tenant-transaction.ts'
import { recordActivity } from '../../../../../http/record-activity.ts'
import { text, type Text } from '../../../../../texts/text.ts'
import { withMaxima } from '../../../transfer/reading/with-maxima.ts'
import { ladderOf } from '../../price-list-input.ts'
import type { PriceListRow } from '../../price-lists.repository.ts'
import type { EntryDraft, ListDraft } from '../list-draft.types.ts'
import { listsPlans, type ListsBy, type ListsPlansDependencies } from './lists-plans.ts'
import { priceText, staffelOf } from './planned-entry.ts'

/** The prices of one product for one customer. */
export interface SourcePrice {
  readonly priceUnit: PriceUnit
  /** Null: below the first step the price is on request. */
  readonly baseUnitPrice: number | null
  readonly steps: readonly { readonly from: number; readonly price: number }[]
}

/** For how long they count, and in what currency; each product has its prices of those days in one list. */
export interface SourcePeriod {
  readonly currency: Currency
  /** Days, with the first and the last. */
  readonly from: string
  readonly till: string | null
}

export interface SourceEntry extends SourcePeriod {
  /** The list that holds it already. */
  readonly listId: number | null
  /** Of a new list. */
  readonly name: string
  readonly productId: number
  /** Null: taken out of the list. */
  readonly price: SourcePrice | null
}

/** A price that stands in a list of the customer itself. */
export interface PriceHere extends SourcePeriod {
  readonly listId: number
  readonly productId: number
  readonly name: string
  readonly sku: string | null
  /** As people read it, which two prices are compared by. */
  readonly text: string
}

interface SourceOwner {
  readonly tenantId: number
  readonly organizationId: number
}

export interface StoredEntry {
  readonly listId: number | null
  /** Why it could not be stored. */
  readonly problem: Text | null
}

/** Prices of customers in another system, stored as a file of price lists would store them. */
export function sourcePrices(dependencies: ListsPlansDependencies) {
  const { lists } = dependencies
  const { plansOf, store } = listsPlans(dependencies)

  const ownLists = async (tx: Tx, tenantId: number, organizationId: number): Promise<PriceListRow[]> =>
    (await lists.list(tx, tenantId, organizationId)).filter((list) => list.organization_id === organizationId)

  /** A list that holds nothing any more is no list. */
  async function removeEmpty(tx: Tx, tenantId: number, ids: ReadonlySet<number>, by: ListsBy): Promise<void> {
    for (const id of ids) {
      const list = await lists.row(tx, tenantId, id)
      if (!list || list.entry_count > 0) continue
      await lists.remove(tx, { tenant_id: tenantId, price_list_id: id })
      await recordActivity(tx, by, {
        ...{ tenantId, action: 'price_list.deleted', entity: 'price_list', entityId: id },
        detail: { name: list.name },
      })
    }
  }

  return {
    text: ({ baseUnitPrice, priceUnit, steps }: SourcePrice): string =>
      priceText({
        base_unit_price_cents: centsOrNull(baseUnitPrice),
        price_unit: priceUnit,
        ladder: ladderOf({ staffels: tiersOf(steps).map(staffelOf) }),
      }),

    /** What stands in the lists of a customer itself, for products. */
    async here(tx: Tx, tenantId: number, organizationId: number): Promise<PriceHere[]> {
      const own = await ownLists(tx, tenantId, organizationId)
      const all: PriceHere[] = []
      for (const { id, currency, valid_from: from, valid_till: till } of own)
        for (const entry of await lists.entriesOf(tx, tenantId, id))
          if (entry.product_id !== null)
            all.push({
              ...{ listId: id, productId: entry.product_id, currency, from, till },
              ...{ name: entry.name, sku: entry.sku },
              text: priceText(entry),
            })
      return all
    },

    /** Stores what is given, and answers in its order; or only tells what stands against it. */
    async put(
      tx: Tx,
      { tenantId, organizationId }: SourceOwner,
      entries: readonly SourceEntry[],
      { dryRun, ...by }: ListsBy & { readonly dryRun: boolean },
    ): Promise<StoredEntry[]> {
      if (entries.length === 0) return []
      if (!dryRun) await dependencies.imports.lock(tx, tenantId)
      const before = await ownLists(tx, tenantId, organizationId)
      const numbered = entries.map((entry, row) => ({ ...entry, row }))
      const drafts = [...Map.groupBy(numbered, listKey).values()].flatMap(([first, ...others]) =>
        first ? [listDraft([first, ...others], organizationId)] : [],
      )
      const plans = await plansOf(tx, tenantId, { lists: drafts }, { hold: !dryRun, before, among: organizationId })
      const ids = dryRun ? plans.planned.map(({ id }) => id ?? 0) : await store(tx, tenantId, plans.planned, by)
      const listOfRow = new Map(plans.planned.map(({ told: { row } }, index) => [row, ids[index] ?? null]))
      const problems = new Map(
        [...plans.problems, ...plans.planned.flatMap((plan) => plan.problems)].map(({ row, message }) => [
          row,
          message,
        ]),
      )
      const touched = plans.planned.flatMap(({ removed }, index) => (removed.length > 0 ? (ids[index] ?? []) : []))
      if (!dryRun) await removeEmpty(tx, tenantId, new Set(touched), by)
      return drafts
        .flatMap(({ row: first, entries: rows }) =>
          rows.map(({ row }) => {
            const listId = listOfRow.get(first) ?? null
            const problem = problems.get(row) ?? (listId === null ? (problems.get(first) ?? notStored) : null)
            return { row, listId, problem }
          }),
        )
        .toSorted((one, other) => one.row - other.row)
        .map(({ listId, problem }) => ({ listId, problem }))
    },
  }
}
export type SourcePrices = ReturnType<typeof sourcePrices>

const notStored = text('field.invalid')

const listKey = ({ listId, currency, from, till, name }: SourceEntry): string =>
  listId === null ? JSON.stringify([name, currency, from, till]) : `id ${listId}`

const tiersOf = (steps: SourcePrice['steps']) =>
  withMaxima(
    steps.map(({ from, price }) => ({
      variantCode: null,
      minQuantity: from,
      maxQuantity: null,
      unitPrice: price,
    })),
  )

type NumberedEntry = SourceEntry & { readonly row: number }

/** A list that is there is known by its id; a new one says what it is. */
function listDraft(group: readonly [NumberedEntry, ...NumberedEntry[]], organizationId: number): ListDraft {
  const [{ row, listId, name, from, till, currency }] = group
  const head =
    listId === null
      ? { name, organizationId, validFrom: from, validTill: till, currency }
      : { name: null, organizationId: null, validFrom: null, currency: null }
  return { row, listId, organization: null, customerGroup: null, problems: [], entries: group.map(entryDraft), ...head }
}

function entryDraft({ row, productId, price }: NumberedEntry): EntryDraft {
  return {
    ...{ row, productId, sku: null, productGroup: null, tierRows: [], problems: [], isRemoved: price === null },
    price: price ? { baseUnitPrice: price.baseUnitPrice, priceUnit: price.priceUnit, tiers: tiersOf(price.steps) } : {},
  }
}
