import type { DocumentDiscount, OfferTotals } from '@staffel/shared-api/contract'
import { fromCents, offerTotals, toCents, type Totals } from '@staffel/shared-api/rules'
import type { OfferLine } from './offer-line.ts'
import type { StoredTotals } from '../document/stored-accepted.types.ts'

export function totalsOf(lines: readonly OfferLine[], discount: DocumentDiscount | null): Totals {
  return offerTotals(lines, discount ?? undefined)
}

/** A version's totals by their columns: nothing that shows them computes them again. */
export function totalRow(totals: Totals): StoredTotals {
  return {
    lines_total_cents: toCents(totals.linesTotal),
    discount_cents: toCents(totals.discount),
    subtotal_cents: toCents(totals.subtotal),
    tax_cents: toCents(totals.tax),
    total_cents: toCents(totals.total),
    tax_lines: totals.taxes.map(({ base, amount, ...tax }) => ({
      ...tax,
      baseCents: toCents(base),
      taxCents: toCents(amount),
    })),
  }
}

/** As they are written. */
export function totalColumns(totals: Totals) {
  const row = totalRow(totals)
  return { ...row, tax_lines: JSON.stringify(row.tax_lines) }
}

export function storedTotals(version: StoredTotals): OfferTotals {
  return {
    linesTotal: fromCents(version.lines_total_cents),
    discount: fromCents(version.discount_cents),
    subtotal: fromCents(version.subtotal_cents),
    taxes: version.tax_lines.map(({ baseCents, taxCents, ...tax }) => ({
      ...tax,
      base: fromCents(baseCents),
      amount: fromCents(taxCents),
    })),
    tax: fromCents(version.tax_cents),
    total: fromCents(version.total_cents),
  }
}
