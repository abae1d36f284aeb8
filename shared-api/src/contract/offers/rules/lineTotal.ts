import { decimal, rounded, type Numeric } from '../../../rules/decimal.ts'

export interface PricedLine {
  readonly quantity: Numeric
  readonly unitPrice: Numeric
  /** Percent, 0 to 100. */
  readonly discountPct?: Numeric
  /** A section or a text has no amount. */
  readonly kind?: 'item' | 'section' | 'text' | 'surcharge'
}

/** round2(quantity × unit price × (1 − discount)), never below 0. */
export function lineTotal(line: PricedLine): number {
  if (line.kind === 'section' || line.kind === 'text') return 0
  const kept = decimal(100).minus(decimal(line.discountPct ?? 0))
  const exact = decimal(line.quantity).times(decimal(line.unitPrice)).times(kept).div(100)
  return Math.max(0, rounded(exact, 2))
}
