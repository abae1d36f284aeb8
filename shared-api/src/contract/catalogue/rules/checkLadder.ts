import type { Tier } from './priceFor.ts'

export type LadderError = 'NEGATIVE_MINIMUM' | 'MAXIMUM_BELOW_MINIMUM' | 'DUPLICATE_MINIMUM' | 'OVERLAP'
export type LadderWarning =
  'STARTS_ABOVE_ONE' | 'GAP' | 'PRICE_RISES' | 'PRICE_EQUAL' | 'PRICE_MISSING' | 'LAST_HAS_MAXIMUM'

/** `row` is the tier's place in the list as given. */
export interface LadderFinding<Code> {
  readonly row: number
  readonly code: Code
}

export interface LadderCheck<T extends Tier> {
  /** By variant (those for every variant first), then by minimum. */
  readonly sorted: readonly T[]
  /** Refuse the ladder. */
  readonly errors: readonly LadderFinding<LadderError>[]
  /** May be saved once someone has confirmed. */
  readonly warnings: readonly LadderFinding<LadderWarning>[]
}

interface Step<T> {
  readonly tier: T
  readonly row: number
}

/** Sorts the tiers and says what is wrong with them, per variant: a variant's tiers are a ladder of their own. */
export function checkLadder<T extends Tier>(tiers: readonly T[]): LadderCheck<T> {
  const ladders = byVariant(tiers)
  return {
    sorted: ladders.flat().map((step) => step.tier),
    errors: ladders.flatMap((ladder) => ladder.flatMap((step, index) => errorsOf(step, ladder[index - 1]))),
    warnings: ladders.flatMap((ladder) =>
      ladder.flatMap((step, index) => warningsOf(step, ladder[index - 1], index === ladder.length - 1)),
    ),
  }
}

function byVariant<T extends Tier>(tiers: readonly T[]): Step<T>[][] {
  const groups = Map.groupBy(
    tiers.map((tier, row) => ({ tier, row })),
    ({ tier }) => tier.variantCode || '',
  )
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, steps]) => steps.sort((a, b) => a.tier.minQuantity - b.tier.minQuantity))
}

const endOf = (tier: Tier): number => tier.maxQuantity ?? Infinity

function errorsOf<T extends Tier>({ tier, row }: Step<T>, below: Step<T> | undefined): LadderFinding<LadderError>[] {
  const found: LadderError[] = []
  if (tier.minQuantity < 0) found.push('NEGATIVE_MINIMUM')
  if (endOf(tier) < tier.minQuantity) found.push('MAXIMUM_BELOW_MINIMUM')
  if (below && below.tier.minQuantity === tier.minQuantity) found.push('DUPLICATE_MINIMUM')
  else if (below && endOf(below.tier) >= tier.minQuantity) found.push('OVERLAP')
  return found.map((code) => ({ row, code }))
}

function warningsOf<T extends Tier>(
  { tier, row }: Step<T>,
  below: Step<T> | undefined,
  last: boolean,
): LadderFinding<LadderWarning>[] {
  const found: LadderWarning[] = []
  if (!below && tier.minQuantity > 1) found.push('STARTS_ABOVE_ONE')
  if (below && endOf(below.tier) + 1 < tier.minQuantity) found.push('GAP')
  if (below && (tier.unitPrice ?? 0) > (below.tier.unitPrice ?? Infinity)) found.push('PRICE_RISES')
  if (below && tier.unitPrice !== null && tier.unitPrice === below.tier.unitPrice) found.push('PRICE_EQUAL')
  if (tier.unitPrice === null) found.push('PRICE_MISSING')
  if (last && tier.maxQuantity !== null) found.push('LAST_HAS_MAXIMUM')
  return found.map((code) => ({ row, code }))
}
