import { decimal, rounded, wholeOf, wholeQuotient, type Numeric } from '../../../rules/decimal.ts'
import { fromCents } from '../../../rules/money.rules.ts'
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
  const cents = wholeCents(line)
  if (cents !== undefined) return fromCents(cents)
  const kept = decimal(100).minus(decimal(line.discountPct ?? 0))
  const exact = decimal(line.quantity)
    .times(decimal(line.unitPrice))
    .times(kept)
    .div(100 * line.priceUnit)
  return Math.max(0, rounded(exact, 2))
}

/**
 * The same in whole numbers, as a save and every key pressed in an editor ask for it many times: exact, or undefined
 * where a number cannot count that far.
 */
function wholeCents({ quantity, unitPrice, priceUnit, discountPct = 0 }: PricedLine): number | undefined {
  const [thousandths, cents, discount] = [wholeOf(quantity, 3), wholeOf(unitPrice, 2), wholeOf(discountPct, 2)]
  if (thousandths === undefined || cents === undefined || discount === undefined) return undefined
  const total = wholeQuotient(thousandths * cents * (100 * 100 - discount), 1000 * 100 * 100 * priceUnit)
  return total === undefined ? undefined : Math.max(0, total)
}
