import { ladderFor } from '../../../catalogue/rules/priceFor.ts'
import type { FrozenLadder, FrozenPricing } from '../../items/schemas.ts'
import { tierCounts, type CountedLine } from '../prices/tierCounts.ts'

export interface FreezableLine<P> extends Omit<CountedLine, 'product'> {
  readonly quantity: number
  readonly kind: string
  readonly variantCode: string | null
  readonly product?: P | null | undefined
}

/** What the price of each item follows from, as an issue keeps it: its ladder, and how much counts for its tier. */
export function frozenPricing<P extends FrozenLadder>(
  lines: readonly FreezableLine<P>[],
  tiersTogether: boolean,
): ReadonlyMap<string, FrozenPricing> {
  const counts = tierCounts(tiersTogether ? lines : [])
  return new Map(
    lines
      .filter(({ kind }) => kind === 'item')
      .map(({ id, quantity, variantCode, product }) => {
        const counted = counts.get(id) ?? { quantity, lines: 1 }
        const ladder = product ? frozenLadder(product, variantCode) : null
        return [id, { ladder, countedQuantity: counted.quantity, countedLines: counted.lines, tiersTogether }]
      }),
  )
}

/** Of a product, what the price of an issued line follows from, whatever becomes of the product. */
function frozenLadder(product: FrozenLadder, variantCode: string | null): FrozenLadder {
  const { base_unit_price, price_unit, sales_unit, order_multiple, min_order_quantity, tier_group } = product
  const staffels = [...ladderFor(product.staffels, variantCode)]
  return { base_unit_price, price_unit, sales_unit, order_multiple, min_order_quantity, tier_group, staffels }
}
