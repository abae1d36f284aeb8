import type { Product } from '@staffel/shared-api/contract'
import { cataloguePrice } from '@staffel/shared-api/rules'
import { TierMark } from '@staffel/shared-ui/tiers'
import { useTierSteps } from '../../../parts/money/useTierSteps.ts'

/** The steps of a product's ladder, seen from the quantity; without one from the least that it is sold by. */
export function ProductTiers({ product, quantity }: { product: Product; quantity?: number }) {
  const tierSteps = useTierSteps()
  const price = cataloguePrice(product)
  const ladder = tierSteps(product, quantity ?? (price.kind === 'from' ? price.quantity : 1))
  return ladder && <TierMark name={product.product_name} ladder={ladder} />
}
