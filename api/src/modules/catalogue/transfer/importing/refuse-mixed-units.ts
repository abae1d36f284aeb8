import { text } from '../../../../texts/text.ts'
import type { RowProblem } from '../import-result.types.ts'
import type { PlannedProduct } from './planned-product.ts'

/** A product that counts together with others, as it is stored. */
export interface GroupMember {
  readonly id: number
  readonly group: string
  readonly unit: string
}

/**
 * What counts together counts the same, in the catalogue as it becomes: a product that is refused stays what it was, so
 * the others are looked at again.
 */
export function refuseMixedUnits(
  planned: readonly PlannedProduct[],
  members: readonly GroupMember[],
): { readonly fitting: PlannedProduct[]; readonly problems: RowProblem[] } {
  const problems: RowProblem[] = []
  let fitting = [...planned]
  for (;;) {
    const moved = new Set(fitting.map(({ stored }) => stored?.product_id))
    const units = new Map<string, string>()
    for (const { id, group, unit } of members) if (!moved.has(id)) units.set(group.toLowerCase(), unit)
    const before = fitting.length
    fitting = fitting.filter(({ checked: { input }, draft: { row } }) => {
      const key = input.tierGroup?.toLowerCase()
      if (key === undefined) return true
      const unit = units.get(key) ?? input.salesUnit
      units.set(key, unit)
      if (unit === input.salesUnit) return true
      const message = text('product.tierGroupUnit', { group: input.tierGroup ?? '', unit })
      problems.push({ row, field: 'salesUnit', message })
      return false
    })
    if (fitting.length === before) return { fitting, problems }
  }
}
