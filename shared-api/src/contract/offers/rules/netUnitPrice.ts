import { decimal, rounded, type Numeric } from '../../../rules/decimal.ts'
import type { PricedLine } from './lineTotal.ts'

/** What one costs after the line's discount, with as many decimals as it takes: price units are powers of ten. */
export function netUnitPrice({ unitPrice, priceUnit, discountPct = 0 }: Omit<PricedLine, 'quantity'>): number {
  const kept = decimal(100).minus(decimal(discountPct))
  return Number(
    decimal(unitPrice)
      .times(kept)
      .div(100 * priceUnit)
      .toFixed(),
  )
}

/** So many at a price, to whole cents. */
export function amountAt(quantity: Numeric, price: Numeric): number {
  return rounded(decimal(quantity).times(decimal(price)), 2)
}

/** The tax on an amount that is taxed by itself, to whole cents. `rate`: percent. */
export function taxOn(amount: Numeric, rate: Numeric): number {
  return rounded(decimal(amount).times(decimal(rate)).div(100), 2)
}
