import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { Part } from '../../catalogue/transfer/reading/drafts-of.ts'
import type { ProductOutcome, SourceProducts } from '../../catalogue/transfer/importing/source-products.ts'
import { text } from '../../../texts/text.ts'
import type { ItemClash } from '../integrations.tables.ts'
import type { MappingRepository } from '../mapping/mapping.repository.ts'
import { itemParts } from '../sync/item-parts.ts'
import type { PartWork, WorkOptions } from '../sync/part-work.ts'
import type { ConflictRule } from '../sync/jobs/exact-jobs.tables.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import { vatOf } from '../sync/vat-of.ts'
import type { ExactItemsRepository, StoredItem } from './exact-items.repository.ts'
import { saidOf } from './said-of-item.ts'
import { settleItems, type ComparedItem } from './settle-items.ts'

export interface ItemWorkDependencies {
  readonly items: ExactItemsRepository
  readonly products: SourceProducts
  readonly mapping: Pick<MappingRepository, 'chosen'>
  readonly now: () => Date
}

export interface ItemOptions extends Pick<WorkOptions, 'division' | 'dryRun' | 'by' | 'isFull'> {
  /** Who is right where both changed the same of an item. */
  readonly ruleOf: (recordId: string, group: string) => ConflictRule
}

const itemsAStep = 500

/** Items of Exact with their sales prices as products: what Exact changed since the last time, and nothing else. */
export function itemWork({ items, products, mapping, now }: ItemWorkDependencies) {
  const settle = settleItems(products)

  async function partsOf(tx: Tx, those: readonly StoredItem[], { division }: Pick<ItemOptions, 'division'>) {
    const { tenantId } = division
    const { today } = await tenantDay(tx, tenantId, now())
    const ids = those.map(({ record_id: id }) => id)
    const prices = Map.groupBy(await items.prices(tx, division, ids), ({ Item: item }) => item)
    const vat = vatOf(await items.vatCodes(tx, division))
    const units = await products.priceUnits(tx, tenantId)
    const unitOf = (code: string) => units.get(code.toLowerCase())
    const parts = those.map(({ said }, index) =>
      itemParts(said, { row: index + 1, prices: prices.get(said['ID']) ?? [], vat, unitOf, today }),
    )
    return { parts, prices }
  }

  /**
   * Items that are no product yet, and whose code is that of a product that is another item: two that changed each
   * other's codes would write over one product in turn.
   */
  async function takenAmong(
    tx: Tx,
    sold: readonly StoredItem[],
    compared: readonly ComparedItem[],
    division: ItemOptions['division'],
  ): Promise<Map<string, ProductOutcome>> {
    const unknown = sold.filter((_, index) => compared[index]?.productId === null)
    const others = await items.productsOfOthers(
      tx,
      division,
      unknown.map(({ said }) => codeOf(said).toLowerCase()),
    )
    return new Map(
      unknown.flatMap(({ record_id: recordId, said }) => {
        const other = others.get(codeOf(said).toLowerCase())
        return other ? [[recordId, refusedAs(said, other.code)] as const] : []
      }),
    )
  }

  /** In the order in which they are given: what is not sold is no product; one that was a product stays as it is. */
  async function apply(tx: Tx, some: readonly StoredItem[], options: ItemOptions): Promise<SyncRow[]> {
    const { division, dryRun, by, isFull, ruleOf } = options
    const { tenantId } = division
    const sold = some.filter(({ said }) => said['IsSalesItem'] === true)
    const { parts, prices } = await partsOf(tx, sold, options)
    const { item: chosen } = await mapping.chosen(tx, { ...division, env: division.env })
    // What is a variant of a product is not that product.
    const ofItem = new Map([...chosen].flatMap(([own, item]) => (own.includes(':') ? [] : [[item, Number(own)]])))
    const compared = sold.map((item, index) => comparedItem(item, parts[index] ?? [], ofItem.get(item.record_id)))
    const takenBy = await takenAmong(tx, sold, compared, division)
    const free = compared.filter(({ recordId }) => !takenBy.has(recordId))
    const settled = await settle(tx, free, { tenantId, isFull, ruleOf, hold: !dryRun })
    const put = dryRun
      ? await products.look(tx, tenantId, settled, false)
      : await products.put(tx, tenantId, settled, by)
    const clashesOf = new Map(free.map(({ recordId }, index) => [recordId, settled[index]?.clashes ?? []]))
    const outcomes = compared.map(({ recordId }) => takenBy.get(recordId) ?? put.shift())
    const made = compared.map((item, index) => madeItem(item, clashesOf.get(item.recordId) ?? [], outcomes[index]))
    if (!dryRun) {
      const unsold = some.filter(({ said }) => said['IsSalesItem'] !== true)
      await items.keep(tx, division, [
        ...unsold.map(({ record_id: id, applied, part_id: productId }) => ({
          ...{ id, applied, productId, isRefused: false, clashes: [] },
        })),
        ...made,
      ])
    }
    return sold.flatMap((item, index) => {
      const about = JSON.stringify([item.said, prices.get(item.said['ID']) ?? []])
      return rowsOf(item, { outcome: outcomes[index], clashes: made[index]?.clashes ?? [], about })
    })
  }

  const work: PartWork = {
    part: 'products',

    async begin(tx, { division, since }) {
      if (since !== null) await items.waitForDays(tx, division, { since, until: now() })
      return items.countPending(tx, division)
    },

    async step(tx, after, options) {
      const some = await items.pending(tx, options.division, after, itemsAStep)
      const next = some.length === itemsAStep ? (some.at(-1)?.record_id ?? null) : null
      const rows = await apply(tx, some, { ...options, ruleOf: () => options.rule })
      return { rows, looked: some.map(({ record_id: id }) => id), next }
    },
  }
  return { work, apply }
}
export type ItemWork = ReturnType<typeof itemWork>

const codeOf = (said: StoredItem['said']): string => String(said['Code'] ?? '').trim()

const refusedAs = (said: StoredItem['said'], other: string): ProductOutcome => ({
  ...{ kind: 'refused', productId: null, name: '', fields: [] },
  message: text('exact.item.taken', { code: codeOf(said), other }),
})

/** Of another product than before, nothing is known of the last time. */
function comparedItem(
  { record_id: recordId, applied, part_id: known }: StoredItem,
  parts: readonly Part[],
  chosen: number | undefined,
): ComparedItem {
  const productId = chosen ?? known
  return { recordId, parts, productId, applied: productId === known ? applied : null }
}

function madeItem(
  { recordId: id, parts, applied, productId }: ComparedItem,
  clashes: readonly ItemClash[],
  outcome: ProductOutcome | undefined,
) {
  if (!outcome || outcome.kind === 'refused') return { id, applied, productId, isRefused: true, clashes: [] }
  const isOurs = applied?.isOurs ?? outcome.kind === 'created'
  // What is to be decided is as it was the last time.
  const asked = new Set(clashes.map(({ group }) => group))
  const said = Object.fromEntries([
    ...Object.entries(saidOf(parts)).filter(([group]) => !asked.has(group)),
    ...Object.entries(applied?.said ?? {}).filter(([group]) => asked.has(group)),
  ])
  return { id, applied: { said, isOurs }, productId: outcome.productId, isRefused: false, clashes }
}

interface Told {
  readonly outcome: ProductOutcome | undefined
  readonly clashes: readonly ItemClash[]
  readonly about: string
}

function rowsOf({ record_id: recordId, said }: StoredItem, { outcome, clashes, about }: Told): SyncRow[] {
  if (!outcome) return []
  const { kind, productId, fields, message } = outcome
  const told = {
    ...{ part: 'products' as const, recordId, organizationId: null, productId, about },
    code: codeOf(said),
    name: String(said['Description'] ?? '').trim(),
  }
  const asked = clashes.flatMap((clash) => clash.fields)
  return [
    ...(kind === 'unchanged' ? [] : [{ ...told, outcome: kind, fields, message }]),
    ...(asked.length === 0
      ? []
      : [{ ...told, outcome: 'conflict' as const, fields: asked, message: text('exact.item.clash') }]),
  ]
}
