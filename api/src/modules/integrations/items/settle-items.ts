import type { Tx } from '../../../db/tenant-transaction.ts'
import type { FieldChange } from '../../catalogue/transfer/import-result.types.ts'
import type { ProductOutcome, SourceProducts } from '../../catalogue/transfer/importing/source-products.ts'
import type { Part } from '../../catalogue/transfer/reading/drafts-of.ts'
import type { AppliedItem, ItemClash } from '../integrations.tables.ts'
import type { ConflictRule } from '../sync/jobs/exact-jobs.tables.ts'
import { groupOf, saidBefore, withoutGroups, withoutSaid } from './said-of-item.ts'

/** An item as Exact says it, beside what it said when it became a product. */
export interface ComparedItem {
  readonly recordId: string
  /** All that it says. */
  readonly parts: readonly Part[]
  readonly applied: AppliedItem | null
  readonly productId: number | null
}

type Written = Pick<SettledItem, 'parts' | 'productId'>

export interface SettledItem {
  /** What is written. */
  readonly parts: readonly Part[]
  readonly productId: number | null
  /** What a person decides about. */
  readonly clashes: readonly ItemClash[]
}

export interface SettleOptions {
  readonly tenantId: number
  /** Everything is compared again, and not only what Exact changed. */
  readonly isFull: boolean
  /** What was looked at stays as it is until the transaction ends. */
  readonly hold: boolean
  /** Who is right where both changed the same of an item. */
  readonly ruleOf: (recordId: string, group: string) => ConflictRule
}

/**
 * What Exact changed is written where it is here as Exact said it the last time. Where it is not, both changed it, or
 * it was here before the item was known, and the rule says who is right.
 */
export function settleItems(products: Pick<SourceProducts, 'look'>) {
  /** What would become of these; null where nothing is asked. */
  async function look(tx: Tx, items: readonly (Written | null)[], { tenantId, hold }: SettleOptions) {
    const outcomes = await products.look(
      tx,
      tenantId,
      items.filter((item) => item !== null),
      hold,
    )
    return items.map((item) => (item === null ? null : (outcomes.shift() ?? null)))
  }

  /** Of each, what Exact would write over what is not as Exact said it the last time. */
  async function oursAmong(tx: Tx, items: readonly ComparedItem[], wanted: readonly Written[], options: SettleOptions) {
    const isAsked = ({ recordId, parts }: ComparedItem) =>
      groupsIn(parts).some((group) => options.ruleOf(recordId, group) !== 'exact')
    const asked = items.map((item, index) => (isAsked(item) ? (wanted[index] ?? null) : null))
    const changes = (await look(tx, asked, options)).map(changesOf)
    const before = items.map(({ parts, applied, productId }, index) => {
      const groups = new Set(changes[index]?.keys())
      return applied && groups.size > 0 ? { productId, parts: saidBefore(parts, applied, groups) } : null
    })
    const since = await look(tx, before, options)
    return changes.map((own, index) => {
      const applied = items[index]?.applied ?? null
      const outcome = since[index] ?? null
      const isAnother = (group: string) => outcome?.kind === 'refused' || changesOf(outcome).has(group)
      return [...own].filter(([group, fields]) => (applied && group in applied.said ? isAnother(group) : stood(fields)))
    })
  }

  return async (tx: Tx, items: readonly ComparedItem[], options: SettleOptions): Promise<SettledItem[]> => {
    const { isFull, ruleOf } = options
    const wanted = items.map(({ parts, applied, productId }) => ({
      productId,
      parts: withoutSaid(parts, isFull ? null : applied),
    }))
    const ours = await oursAmong(tx, items, wanted, options)
    return wanted.map(({ productId, parts }, index) => {
      const recordId = items[index]?.recordId ?? ''
      const left = (ours[index] ?? []).filter(([group]) => ruleOf(recordId, group) !== 'exact')
      const names = new Set(left.map(([group]) => group))
      return {
        productId,
        parts: withoutGroups(parts, (group) => names.has(group)),
        clashes: left.flatMap(([group, fields]) => (ruleOf(recordId, group) === 'ask' ? [{ group, fields }] : [])),
      }
    })
  }
}
export type SettleItems = ReturnType<typeof settleItems>

type Changes = ReadonlyMap<string, readonly FieldChange[]>

/** By what belongs together. Only a product that is here has something that could be another. */
const changesOf = (outcome: ProductOutcome | null): Changes =>
  outcome?.kind === 'updated' ? Map.groupBy(outcome.fields, ({ field }) => groupOf(field)) : new Map()

const groupsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ values }) => [...values.keys()].filter((field) => field !== 'sku').map(groupOf))

/** Something stood here. For how many a price is, says nothing where there was no price. */
function stood(fields: readonly FieldChange[]): boolean {
  const hadNoPrice = fields.some(({ field, from }) => field === 'baseUnitPrice' && from === null)
  return fields.some(({ field, from }) => from !== null && !(field === 'priceUnit' && hadNoPrice))
}
