import type { FoundProduct } from '@staffel/shared-api/contract'
import { priceWithWhy } from '@staffel/shared-api/rules'
import { formatPrice } from '@staffel/shared-ui/format'
import type { TierSteps } from '@staffel/shared-ui/tiers'

/** The tiers of a found product as prices are computed with them. */
export const tiersOf = ({ staffels }: Pick<FoundProduct, 'staffels'>) =>
  staffels.map(({ id, min_quantity, max_quantity, unit_price }) => ({
    id,
    minQuantity: min_quantity,
    maxQuantity: max_quantity,
    unitPrice: unit_price,
  }))

/** The ladder of a found product, seen from the quantity that counts for its tier; null where it has none. */
export function ladderOf(product: FoundProduct): TierSteps | null {
  const tiers = tiersOf(product)
  const used = tiers.find(({ id }) => id === product.used_staffel_id)
  // Only a step without a price of its own tells what the product costs without one.
  const base_unit_price = used?.unitPrice === null ? product.price : null
  const { price_unit: priceUnit, quantity, counted: count } = product
  const { ladder: place } = priceWithWhy(
    { base_unit_price, price_unit: priceUnit, staffels: tiers },
    { quantity, count },
  )
  const price = (unitPrice: number | null) => formatPrice({ unitPrice, priceUnit })
  return (
    place && {
      steps: place.steps.map(({ tier, unitPrice }) => ({
        minimum: tier.minQuantity,
        maximum: tier.maxQuantity,
        price: price(unitPrice),
      })),
      current: place.current,
      next: place.next && { missing: place.next.missing, price: price(place.next.unitPrice) },
    }
  )
}
