import type { OfferItem } from '@staffel/shared-api/contract'

export interface StoredTaxLine {
  /** Percent. */
  readonly rate: number
  readonly label?: string
  readonly baseCents: number
  readonly taxCents: number
}

/** What an acceptance has otherwise than the version: amounts as the wire has them, totals by their columns. */
export interface StoredAccepted {
  readonly lines: readonly StoredAcceptedLine[]
  /** Keys of surcharges that are no longer asked for. */
  readonly without: readonly string[]
  /** Surcharges that there were none of. */
  readonly charges: readonly StoredAcceptedCharge[]
  readonly totals: StoredTotals
}

interface Keyed {
  readonly key: string
}

export type StoredAcceptedLine = Keyed &
  Pick<OfferItem, 'quantity' | 'unitPrice' | 'priceUnit' | 'listPrice' | 'priceSource' | 'usedStaffelId' | 'total'>

export type StoredAcceptedCharge = Keyed &
  Pick<OfferItem, 'description' | 'quantity' | 'unitPrice' | 'total' | 'taxRate'> & { readonly taxLabel?: string }

export interface StoredTotals {
  readonly lines_total_cents: number
  readonly discount_cents: number
  readonly subtotal_cents: number
  readonly tax_cents: number
  readonly total_cents: number
  readonly tax_lines: StoredTaxLine[]
}
