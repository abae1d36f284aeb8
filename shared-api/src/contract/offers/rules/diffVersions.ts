import type { Numeric } from '../../../rules/decimal.ts'
import { subtractMoney } from '../../../rules/money.rules.ts'
import type { PriceUnit } from '../../catalogue/rules/price-unit.rules.ts'
import { recordOf } from '../../../rules/records.rules.ts'
import { comparedFields, type ComparedField } from './fields/offerFields.ts'
import { comparedLineFields, type ComparedLineField } from './fields/offerLineFields.ts'
import type { QuantityRange } from './quantities/open-quantity.rules.ts'

const diffedAmounts = ['linesTotal', 'discount', 'subtotal', 'tax', 'total'] as const
export type DiffedAmount = (typeof diffedAmounts)[number]

export interface DiffedLine {
  /** Stable over the versions. */
  readonly id: string
  readonly kind: 'item' | 'section' | 'text' | 'surcharge'
  readonly description: string
  readonly quantity: number
  readonly unitPrice: number
  readonly priceUnit: PriceUnit
  readonly discountPct: number
  readonly taxRate: number
  readonly total: number
  readonly optional: boolean
  readonly openQuantity?: QuantityRange | null | undefined
  readonly propertyValues: readonly { readonly propertyType: string; readonly value: string }[]
}

/** A version as far as it is compared. */
export interface DiffedVersion<L extends DiffedLine = DiffedLine> {
  readonly texts: Readonly<Record<ComparedField, string | null>>
  readonly items: readonly L[]
  readonly totals: Readonly<Record<DiffedAmount, Numeric>>
}

export interface LineDiff<L extends DiffedLine = DiffedLine> {
  readonly id: string
  readonly change: 'added' | 'removed' | 'changed'
  /** With `changed`: what differs. */
  readonly fields: ComparedLineField[]
  readonly from: L | null
  readonly to: L | null
}

export interface VersionDiff<L extends DiffedLine = DiffedLine> {
  readonly texts: { field: ComparedField; from: string | null; to: string | null }[]
  /** In the order of the later version; what was removed stands behind what it followed. */
  readonly lines: LineDiff<L>[]
  readonly unchanged: number
  /** Lines that both have stand in another order. */
  readonly reordered: boolean
  readonly totals: Record<DiffedAmount, { from: number; to: number; delta: number }>
}

/** What changed from one version to another. Lines are matched by their id, never by place or text. */
export function diffVersions<L extends DiffedLine>(from: DiffedVersion<L>, to: DiffedVersion<L>): VersionDiff<L> {
  const lines = lineDiffs(from.items, to.items)
  const kept = to.items.length - lines.filter(({ change }) => change !== 'removed').length
  return {
    texts: comparedFields
      .map((field) => ({ field, from: from.texts[field], to: to.texts[field] }))
      .filter((text) => text.from !== text.to),
    lines,
    unchanged: kept,
    reordered: commonIds(from.items, to.items).join(' ') !== commonIds(to.items, from.items).join(' '),
    totals: recordOf(diffedAmounts, (amount) => amountDiff(from.totals[amount], to.totals[amount])),
  }
}

function lineDiffs<L extends DiffedLine>(from: readonly L[], to: readonly L[]): LineDiff<L>[] {
  const before = new Map(from.map((line) => [line.id, line]))
  const removed = Map.groupBy(removedLines(from, to), ({ after }) => after)
  const gone = (after: string | null) =>
    (removed.get(after) ?? []).map(({ line }): LineDiff<L> => ({
      id: line.id,
      change: 'removed',
      fields: [],
      from: line,
      to: null,
    }))
  return [...gone(null), ...to.flatMap((line) => [...lineDiff(before.get(line.id), line), ...gone(line.id)])]
}

function lineDiff<L extends DiffedLine>(from: L | undefined, to: L): LineDiff<L>[] {
  if (!from) return [{ id: to.id, change: 'added', fields: [], from: null, to }]
  const fields = comparedLineFields.filter((field) => !sameValue(from[field], to[field]))
  return fields.length === 0 ? [] : [{ id: to.id, change: 'changed', fields, from, to }]
}

/** Lines that are gone, each with the id of the kept line before it. */
function removedLines<L extends DiffedLine>(from: readonly L[], to: readonly L[]): { line: L; after: string | null }[] {
  const kept = new Set(to.map((line) => line.id))
  let after: string | null = null
  return from.flatMap((line) => {
    if (!kept.has(line.id)) return [{ line, after }]
    after = line.id
    return []
  })
}

function commonIds(lines: readonly DiffedLine[], others: readonly DiffedLine[]): string[] {
  const known = new Set(others.map((line) => line.id))
  return lines.map(({ id }) => id).filter((id) => known.has(id))
}

function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function amountDiff(from: Numeric, to: Numeric): { from: number; to: number; delta: number } {
  return { from: Number(from), to: Number(to), delta: subtractMoney(to, from) }
}
