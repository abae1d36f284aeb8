import type { OfferItem, Product } from '@staffel/shared-api/contract'
import { tierCounts, type TierCount } from '@staffel/shared-api/rules'
import { pricedAt } from '../../draft/draftLines.ts'
import type { EditorState } from '../../draft/draftReducer.ts'
import { entered } from '../../draft/entered.ts'
import { usualQuantity } from './usualQuantity.ts'

/** The lines of an offer, as what is added to them sees them. */
export interface StandingLines {
  readonly lines: readonly OfferItem[]
  /** Whether lines of one tier group count together. */
  readonly together: boolean
}

export function standingLines({ draft, open, usual }: EditorState): StandingLines {
  return { lines: entered({ draft, open }).lines, together: usual.tiers_together }
}

/** What counts for the tier of so many of a product, once they are added. */
export function countBeside(product: Product, quantity: number, { lines, together }: StandingLines): TierCount {
  const added = { id: 'added', quantity, product }
  return (together && tierCounts([...lines, added]).get(added.id)) || { quantity, lines: 1 }
}

/** What counts for the tier of a product whose price is shown: one of it, or alone the least that has a price. */
export function shownCount(product: Product, standing: StandingLines): TierCount {
  const one = countBeside(product, 1, standing)
  return one.lines > 1 ? one : { quantity: usualQuantity(product), lines: 1 }
}

/** Lines at the price that they have once they are added: they count with those that stand, and with each other. */
export function pricedBeside(added: readonly OfferItem[], { lines, together }: StandingLines): readonly OfferItem[] {
  if (!together) return added
  const counts = tierCounts([...lines, ...added])
  return added.map((line) =>
    line.product?.tier_group ? pricedAt(line, counts.get(line.id)?.quantity ?? line.quantity) : line,
  )
}
