import { decimal, rounded, type Numeric } from '../../../rules/decimal.ts'
import type { PriceUnit } from '../../catalogue/rules/price-unit.rules.ts'

export interface PricedLine {
  readonly quantity: Numeric
  readonly unitPrice: Numeric
  /** The unit price is for so many. */
  readonly priceUnit: PriceUnit
  /** Percent, 0 to 100. */
  readonly discountPct?: Numeric
  /** A section or a text has no amount. */
  readonly kind?: 'item' | 'section' | 'text' | 'surcharge'
}

/** round2(quantity × unit price ÷ price unit × (1 − discount)), rounded once, never below 0. */
export function lineTotal(line: PricedLine): number {
  if (line.kind === 'section' || line.kind === 'text') return 0
  const kept = decimal(100).minus(decimal(line.discountPct ?? 0))
  const exact = decimal(line.quantity)
    .times(decimal(line.unitPrice))
    .times(kept)
    .div(100 * line.priceUnit)
  return Math.max(0, rounded(exact, 2))
}
