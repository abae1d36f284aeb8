import type { Product } from '@staffel/shared-api/contract'
import { priceWithWhy } from '@staffel/shared-api/rules'
import { TierMark } from '@staffel/shared-ui/tiers'
import { useTierSteps } from '../../../../parts/money/useTierSteps.ts'

/** The steps of a product's ladder, seen from what counts for its tier. */
export function ProductTiers({ product, counted }: { product: Product; counted: number }) {
  const tierSteps = useTierSteps()
  const ladder = tierSteps(priceWithWhy(product, { quantity: counted }).ladder)
  return ladder && <TierMark name={product.product_name} ladder={ladder} />
}
