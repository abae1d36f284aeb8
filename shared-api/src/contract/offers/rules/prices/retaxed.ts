import type { TaxRegime } from '../../../people/customers/rules/tax-regime.rules.ts'
import { isSameTax, usualTax, type LineTax } from './usualTax.ts'

export interface TaxedLine extends LineTax {
  readonly kind?: 'item' | 'section' | 'text' | 'surcharge'
}

export interface TaxChange<Line extends TaxedLine> {
  readonly before: TaxRegime
  readonly after: TaxRegime
  /** The tenant's own, in percent. */
  readonly rate: number
  /** That of the product of a line, or of the rule of a surcharge; null: the tenant's. */
  readonly rateOf: (line: Line) => number | null | undefined
}

/** The lines as another customer is taxed, where they had the usual tax of the one before: what was chosen stays. */
export function retaxed<Line extends TaxedLine>(
  lines: readonly Line[],
  { before, after, rate, rateOf }: TaxChange<Line>,
): Line[] {
  return lines.map((line) => {
    const own = rateOf(line)
    const next = usualTax({ regime: after, rate }, own)
    const isUsual = hasTax(line) && isSameTax(line, usualTax({ regime: before, rate }, own))
    return isUsual && !isSameTax(line, next) ? { ...line, ...next } : line
  })
}

/** Headings and words between lines have none. */
export const hasTax = ({ kind }: Pick<TaxedLine, 'kind'>): boolean => kind !== 'section' && kind !== 'text'
