import type { Product } from '@staffel/shared-api/contract'
import { TierMark } from '@staffel/shared-ui/tiers'
import { useTierSteps } from '../../../parts/money/useTierSteps.ts'
import { usualQuantity } from './usualQuantity.ts'

/** The steps of a product's ladder, seen from the quantity; without one from the least that it is sold by. */
export function ProductTiers({ product, quantity }: { product: Product; quantity?: number }) {
  const tierSteps = useTierSteps()
  const ladder = tierSteps(product, quantity ?? usualQuantity(product))
  return ladder && <TierMark name={product.product_name} ladder={ladder} />
}
