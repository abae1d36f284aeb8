import { allocate } from '../../../rules/allocate.ts'
import { decimal, rounded, wholeOf, wholeQuotient, type Numeric } from '../../../rules/decimal.ts'
import { lineTotal, type PricedLine } from './lineTotal.ts'
import { fromCents, toCents } from '../../../rules/money.rules.ts'

/** Percent on the subtotal, unless the tenant or the line says otherwise. */
export const defaultTaxRate = 21

/** What a line says whose tax the customer owes to the tax authority; a document words it in its own language. */
export const reverseChargeLabel = 'Btw verlegd'

export function isReverseCharge(label: string | null | undefined): boolean {
  return /verlegd|revers/i.test(label ?? '')
}

export interface TotalledLine extends PricedLine {
  /** Percent; 21 when absent. */
  readonly taxRate?: Numeric
  /** In place of a rate of 0. */
  readonly taxLabel?: string | null
  /** An optional line counts only when it is selected. */
  readonly optional?: boolean
  readonly selected?: boolean
}

/** A discount on the whole document, spread over the tax rates. */
export type DocumentDiscount = { readonly percent: Numeric } | { readonly amount: Numeric }

export interface Totals {
  readonly linesTotal: number
  readonly discount: number
  /** Lines less discount: what tax is computed on. */
  readonly subtotal: number
  /** By rate, highest first; lines without tax by their label. */
  readonly taxes: { rate: number; label?: string; base: number; amount: number }[]
  readonly tax: number
  readonly total: number
}

/** Amounts of a document in whole cents: lines are rounded first, then the tax of each rate. */
export function offerTotals(lines: readonly TotalledLine[], discount?: DocumentDiscount): Totals {
  const groups = centsByTax(lines.filter(isCounted))
  const linesCents = groups.reduce((sum, group) => sum + group.cents, 0)
  const discountCents = Math.min(linesCents, discountOf(linesCents, discount))
  const shares = allocate(
    discountCents,
    groups.map((group) => group.cents),
  )
  const taxed = groups.map(({ tax, cents }, index) => ({ ...tax, ...taxOf(tax.rate, cents - (shares[index] ?? 0)) }))
  const taxCents = taxed.reduce((sum, { cents }) => sum + cents, 0)
  return {
    linesTotal: fromCents(linesCents),
    discount: fromCents(discountCents),
    subtotal: fromCents(linesCents - discountCents),
    taxes: taxed.map(({ base, cents, ...tax }) => ({ ...tax, base: fromCents(base), amount: fromCents(cents) })),
    tax: fromCents(taxCents),
    total: fromCents(linesCents - discountCents + taxCents),
  }
}

/** Whether a line is in the totals at all. */
export function isCounted(line: TotalledLine): boolean {
  if (line.kind === 'section' || line.kind === 'text') return false
  return !line.optional || line.selected === true
}

interface Tax {
  readonly rate: number
  readonly label?: string
}

function centsByTax(lines: readonly TotalledLine[]): { tax: Tax; cents: number }[] {
  const groups = new Map<string, { tax: Tax; cents: number }>()
  for (const line of lines) {
    const rate = Number(line.taxRate ?? defaultTaxRate)
    const label = (rate === 0 && line.taxLabel?.trim()) || undefined
    const key = JSON.stringify([rate, label])
    const cents = (groups.get(key)?.cents ?? 0) + toCents(lineTotal(line))
    groups.set(key, { tax: { rate, ...(label && { label }) }, cents })
  }
  return [...groups.values()].sort(
    (a, b) => b.tax.rate - a.tax.rate || (a.tax.label ?? '').localeCompare(b.tax.label ?? ''),
  )
}

function discountOf(linesCents: number, discount: DocumentDiscount | undefined): number {
  if (!discount) return 0
  const cents =
    'amount' in discount
      ? decimal(discount.amount).times(100)
      : decimal(linesCents).times(decimal(discount.percent)).div(100)
  return Math.max(0, rounded(cents, 0))
}

function taxOf(rate: number, base: number): { base: number; cents: number } {
  const hundredths = wholeOf(rate, 2)
  const cents = hundredths === undefined ? undefined : wholeQuotient(base * hundredths, 100 * 100)
  return { base, cents: cents ?? rounded(decimal(base).times(decimal(rate)).div(100), 0) }
}
