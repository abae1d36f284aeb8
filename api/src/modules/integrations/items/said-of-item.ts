import type { ProductField } from '@staffel/shared-api/contract'
import type { Part } from '../../catalogue/transfer/reading/drafts-of.ts'
import type { AppliedItem } from '../integrations.tables.ts'

type SaidOfItem = AppliedItem['said']

const prices = new Set<ProductField>(['priceUnit', 'baseUnitPrice', 'costPrice', 'tierFrom', 'tierPrice'])
const unit = new Set<ProductField>(['salesUnit', 'salesUnitCode'])

/** Prices are one value, and so are a unit and its code. */
export const groupOf = (field: ProductField): string =>
  prices.has(field) ? 'prices' : unit.has(field) ? 'unit' : field

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
  return withoutGroups(parts, (group) => before.said[group] === now[group])
}

/** Without some of what belongs together. */
export const withoutGroups = (parts: readonly Part[], isLeft: (group: string) => boolean): Part[] =>
  parts
    .map((part) => ({
      ...part,
      values: new Map([...part.values].filter(([field]) => field === 'sku' || !isLeft(groupOf(field)))),
    }))
    .filter(({ values }, index) => index === 0 || values.size > 1)

/** An item as Exact said it the last time, in these groups; `of` is how it says it now. */
export function saidBefore(of: readonly Part[], { said }: AppliedItem, groups: ReadonlySet<string>): Part[] {
  const [first] = of
  const row = first?.row ?? 0
  const sku = first?.values.get('sku')
  const before: Map<ProductField, unknown>[] = [new Map([['sku', sku]])]
  for (const group of groups)
    for (const [field, value] of valuesIn(said[group])) {
      // Each step begins with its quantity.
      if (field === 'tierFrom' && before.at(-1)?.has('tierFrom')) before.push(new Map([['sku', sku]]))
      before.at(-1)?.set(field, value)
    }
  return before.map((values) => ({ row, values, problems: [] }))
}

function valuesIn(said = '[]'): [ProductField, unknown][] {
  const values: [ProductField, unknown][] = JSON.parse(said)
  return values
}
