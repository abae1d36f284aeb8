import type { Product } from '@staffel/shared-api/contract'
import type { TierCount } from '@staffel/shared-api/rules'
import { CountedTogether } from './prices/CountedTogether.tsx'

/** What a product is called, and how many lines its price would be over. */
export function PickedName({ product, count }: { product: Product; count: TierCount }) {
  return (
    <>
      {product.product_name}
      <CountedTogether count={count} unit={product.sales_unit} />
    </>
  )
}
