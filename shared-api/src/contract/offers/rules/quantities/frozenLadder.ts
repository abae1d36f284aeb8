import { ladderFor } from '../../../catalogue/rules/priceFor.ts'
import type { FrozenLadder } from '../../items/schemas.ts'

/** Of a product, what the price of an issued line follows from, whatever becomes of the product. */
export function frozenLadder(product: FrozenLadder, variantCode: string | null): FrozenLadder {
  const { base_unit_price, price_unit, sales_unit, order_multiple, min_order_quantity, tier_group } = product
  const staffels = [...ladderFor(product.staffels, variantCode)]
  return { base_unit_price, price_unit, sales_unit, order_multiple, min_order_quantity, tier_group, staffels }
}
