import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { Part } from '../../catalogue/transfer/reading/drafts-of.ts'
import type { ProductOutcome, SourceProducts } from '../../catalogue/transfer/importing/source-products.ts'
import type { MappingRepository } from '../mapping/mapping.repository.ts'
import { itemParts } from '../sync/item-parts.ts'
import type { PartWork, WorkOptions } from '../sync/part-work.ts'
import type { SyncRow } from '../sync/sync-row.ts'
import { vatOf } from '../sync/vat-of.ts'
import { saidOf, withoutSaid } from './said-of-item.ts'
import type { ExactItemsRepository, StoredItem } from './exact-items.repository.ts'

export interface ItemWorkDependencies {
  readonly items: ExactItemsRepository
  readonly products: SourceProducts
  readonly mapping: Pick<MappingRepository, 'chosen'>
  readonly now: () => Date
}

const itemsAStep = 500

/** Items of Exact with their sales prices as products: what Exact changed since the last time, and nothing else. */
export function itemWork({ items, products, mapping, now }: ItemWorkDependencies): PartWork {
  async function partsOf(tx: Tx, those: readonly StoredItem[], { division }: WorkOptions): Promise<Part[][]> {
    const { tenantId } = division
    const { today } = await tenantDay(tx, tenantId, now())
    const ids = those.map(({ record_id: id }) => id)
    const prices = Map.groupBy(await items.prices(tx, division, ids), ({ Item: item }) => item)
    const vat = vatOf(await items.vatCodes(tx, division))
    const units = await products.priceUnits(tx, tenantId)
    const unitOf = (code: string) => units.get(code.toLowerCase())
    return those.map(({ said }, index) =>
      itemParts(said, { row: index + 1, prices: prices.get(said['ID']) ?? [], vat, unitOf, today }),
    )
  }

  return {
    part: 'products',

    async begin(tx, { division, since }) {
      if (since !== null) await items.waitForDays(tx, division, { since, until: now() })
      return items.countPending(tx, division)
    },

    async step(tx, after, options) {
      const { division, dryRun, by, isFull } = options
      const some = await items.pending(tx, division, after, itemsAStep)
      const next = some.length === itemsAStep ? (some.at(-1)?.record_id ?? null) : null
      // What is not sold is no product; one that was a product stays as it is.
      const sold = some.filter(({ said }) => said['IsSalesItem'] === true)
      const parts = await partsOf(tx, sold, options)
      const { item: chosen } = await mapping.chosen(tx, { ...division, env: division.env })
      const ofItem = new Map([...chosen].map(([id, item]) => [item, Number(id)]))
      const given = sold.map(({ record_id: id, applied, part_id: known }, index) => ({
        parts: withoutSaid(parts[index] ?? [], isFull ? null : applied),
        productId: ofItem.get(id) ?? known,
      }))
      const outcomes = await products.put(tx, division.tenantId, given, { dryRun, by })
      if (!dryRun) {
        const isSold = new Set(sold)
        const unsold = some.filter((one) => !isSold.has(one))
        await items.keep(tx, division, [
          ...unsold.map(({ record_id: id, applied, part_id: productId }) => ({
            ...{ id, applied, productId, isPending: false },
          })),
          ...sold.map((item, index) => keptItem(item, outcomes[index], parts[index] ?? [])),
        ])
      }
      const rows = sold.flatMap((item, index) => rowOf(item, outcomes[index]) ?? [])
      return { rows, looked: some.length, next }
    },
  }
}

/** What was refused is looked at again. */
function keptItem(
  { record_id: id, applied, part_id: known }: StoredItem,
  outcome: ProductOutcome | undefined,
  parts: readonly Part[],
) {
  if (!outcome || outcome.kind === 'refused') return { id, applied, productId: known, isPending: true }
  const isOurs = applied?.isOurs ?? outcome.kind === 'created'
  return { id, applied: { said: saidOf(parts), isOurs }, productId: outcome.productId, isPending: false }
}

function rowOf({ record_id: recordId, said }: StoredItem, outcome: ProductOutcome | undefined): SyncRow | null {
  if (!outcome || outcome.kind === 'unchanged') return null
  const { kind, productId, fields, message } = outcome
  return {
    ...{ part: 'products', recordId, outcome: kind, organizationId: null, productId, message },
    code: String(said['Code'] ?? '').trim(),
    name: String(said['Description'] ?? '').trim(),
    fields,
  }
}
