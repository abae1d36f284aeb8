import { exactPerUnit, type PriceUnit } from '@staffel/shared-api/rules'
import { formatNumber, parseDecimal } from '@staffel/shared-ui/format'
import type { ProductValues } from './productValues.ts'

/** Every price for another number of units, or null where one of them would not be whole cents. */
export function withPriceUnit(values: ProductValues, priceUnit: PriceUnit): ProductValues | null {
  let isExact = true
  const converted = (typed: string): string => {
    const price = parseDecimal(typed, 2)
    if (price === null) return typed
    const exact = exactPerUnit(price, values.priceUnit, priceUnit)
    if (exact === null) isExact = false
    return exact === null ? typed : formatNumber(exact, 2, 2)
  }
  const changed = {
    ...values,
    priceUnit,
    baseUnitPrice: converted(values.baseUnitPrice),
    costPrice: converted(values.costPrice),
    tiers: values.tiers.map((tier) => ({ ...tier, unitPrice: converted(tier.unitPrice) })),
  }
  return isExact ? changed : null
}
