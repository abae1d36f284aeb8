import { decimal, rounded, type Numeric } from '../../../../rules/decimal.ts'

export interface CountedLine {
  readonly id: string
  readonly quantity: Numeric
  readonly optional?: boolean
  readonly selected?: boolean
  /** None on a line of free text. */
  readonly product?: { readonly tier_group: string | null } | null
}

/** How much counts for the tier of a line, over how many lines. */
export interface TierCount {
  readonly quantity: number
  readonly lines: number
}

/**
 * The lines of one offer whose quantities count together, by id: those of products with the same tier group. Left out,
 * and priced by their own quantity: lines without a product or a group, without a quantity, and optional ones that are
 * not selected.
 */
export function tierCounts(lines: readonly CountedLine[]): ReadonlyMap<string, TierCount> {
  const groups = Map.groupBy(lines.filter(counts), groupOf)
  return new Map(
    [...groups.values()].flatMap((together) => {
      const sum = together.reduce((total, { quantity }) => total.plus(decimal(quantity)), decimal(0))
      const count = { quantity: rounded(sum, 3), lines: together.length }
      return together.map(({ id }) => [id, count] as const)
    }),
  )
}

function counts(line: CountedLine): boolean {
  return groupOf(line) !== '' && decimal(line.quantity).gt(0) && (!line.optional || line.selected === true)
}

function groupOf({ product }: CountedLine): string {
  return product?.tier_group?.trim().toLowerCase() ?? ''
}
