import type { ProductField } from '@staffel/shared-api/contract'
import type { Part } from '../../catalogue/transfer/reading/drafts-of.ts'
import type { AppliedItem } from '../integrations.tables.ts'

type SaidOfItem = AppliedItem['said']

const prices = new Set<ProductField>(['priceUnit', 'baseUnitPrice', 'costPrice', 'tierFrom', 'tierPrice'])
const unit = new Set<ProductField>(['salesUnit', 'salesUnitCode'])

/** Prices are one value, and so are a unit and its code. */
const groupOf = (field: ProductField): string => (prices.has(field) ? 'prices' : unit.has(field) ? 'unit' : field)

/** What Exact said of an item, by what belongs together. */
export function saidOf(parts: readonly Part[]): SaidOfItem {
  const groups = new Map<string, unknown[]>()
  for (const { values } of parts)
    for (const [field, value] of values) {
      if (field === 'sku') continue
      const group = groupOf(field)
      groups.set(group, [...(groups.get(group) ?? []), [field, value]])
    }
  return Object.fromEntries([...groups].map(([group, said]) => [group, JSON.stringify(said)]))
}

/** Without what Exact said the last time as well: that stays as it is here. */
export function withoutSaid(parts: readonly Part[], before: AppliedItem | null): Part[] {
  if (!before) return [...parts]
  const now = saidOf(parts)
  const isSame = (field: ProductField) => field !== 'sku' && before.said[groupOf(field)] === now[groupOf(field)]
  return parts
    .map((part) => ({
      ...part,
      values: new Map([...part.values].filter(([field]) => !isSame(field))),
    }))
    .filter(({ values }, index) => index === 0 || values.size > 1)
}
