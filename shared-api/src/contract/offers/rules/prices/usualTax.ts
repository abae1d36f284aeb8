import type { TaxRegime } from '../../../people/customers/rules/tax-regime.rules.ts'
import { isReverseCharge, reverseChargeLabel } from '../offerTotals.ts'

export interface LineTax {
  /** Percent. */
  readonly taxRate: number
  /** In place of a rate of 0. */
  readonly taxLabel?: string | null | undefined
}

/** What the tax of a line follows from that nobody has said. */
export interface TaxTerms {
  /** The customer's. */
  readonly regime: TaxRegime
  /** The tenant's own, in percent. */
  readonly rate: number
}

/** The tax of a new line: the customer's regime comes before the rate of the product, and that before the tenant's. */
export function usualTax({ regime, rate }: TaxTerms, productRate: number | null | undefined): LineTax {
  if (regime === 'reverse_charge') return { taxRate: 0, taxLabel: reverseChargeLabel }
  if (regime === 'export') return { taxRate: 0, taxLabel: null }
  return { taxRate: productRate ?? rate, taxLabel: null }
}

/** Whether two lines are taxed alike, in whatever words that is said. */
export function isSameTax(one: LineTax, other: LineTax): boolean {
  if (one.taxRate !== other.taxRate) return false
  if (isReverseCharge(one.taxLabel) || isReverseCharge(other.taxLabel))
    return isReverseCharge(one.taxLabel) && isReverseCharge(other.taxLabel)
  return (one.taxLabel ?? '') === (other.taxLabel ?? '')
}
