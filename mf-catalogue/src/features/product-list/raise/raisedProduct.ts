import type { Product, ProductPrices } from '@staffel/shared-api/contract'
import { checkLadder, raisedPrice, type LadderWarning } from '@staffel/shared-api/rules'
import type { Raise } from '../../../parts/tiers/RaiseFields.tsx'

export interface PriceChange {
  /** Null for the base price. */
  readonly staffelId: number | null
  readonly variantCode: string | null
  readonly minQuantity: number | null
  readonly from: number
  readonly to: number
}

export interface RaisedProduct {
  readonly product: Product
  /** Every price that it has; what is on request stays so. */
  readonly prices: readonly PriceChange[]
  /** What is odd about the ladder that was not so before: rounding makes neighbours alike. */
  readonly warnings: readonly LadderWarning[]
}

/** What a raise makes of the prices of a product. */
export function raisedProduct(product: Product, { percent, rounding }: Raise): RaisedProduct {
  const raised = (price: number) => (percent === 0 ? price : raisedPrice(price, percent, rounding))
  const { base_unit_price: base, staffels } = product
  const tiers = staffels.flatMap(({ staffelId, variantCode, minQuantity, unitPrice }) =>
    unitPrice === null ? [] : { staffelId, variantCode, minQuantity, from: unitPrice, to: raised(unitPrice) },
  )
  const after = staffels.map((tier) => ({
    ...tier,
    unitPrice: tier.unitPrice === null ? null : raised(tier.unitPrice),
  }))
  const before = new Set(checkLadder(staffels).warnings.map(({ row, code }) => `${row} ${code}`))
  const warnings = checkLadder(after).warnings.filter(({ row, code }) => !before.has(`${row} ${code}`))
  return {
    product,
    prices: [
      ...(base === null
        ? []
        : [{ staffelId: null, variantCode: null, minQuantity: null, from: base, to: raised(base) }]),
      ...tiers,
    ],
    warnings: [...new Set(warnings.map(({ code }) => code))],
  }
}

export const changesOf = ({ prices }: RaisedProduct): PriceChange[] => prices.filter(({ from, to }) => from !== to)

/** What is sent of a product: its new prices, or those that it had. */
export function pricesToSend(raised: RaisedProduct, which: 'from' | 'to', rev: number): ProductPrices {
  const changes = changesOf(raised)
  const base = changes.find(({ staffelId }) => staffelId === null)
  const tiers = changes.flatMap((change) =>
    change.staffelId === null ? [] : { staffelId: change.staffelId, unitPrice: change[which] },
  )
  return {
    id: raised.product.product_id,
    rev,
    ...(base && { baseUnitPrice: base[which] }),
    ...(tiers.length > 0 && { tiers }),
  }
}
