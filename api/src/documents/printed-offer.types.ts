import type { Language, Offer, OfferItem, OfferTotals } from '@staffel/shared-api/contract'
import type { FactField, PrintedField, PrintedLineField, ShownLine } from '@staffel/shared-api/rules'

/** What of a line is printed. */
export interface PrintedLine
  extends Pick<OfferItem, Exclude<PrintedLineField, 'taxLabel'>>, Pick<ShownLine, 'frozen' | 'product'> {
  /** Behind the quantity: `m`, `stuks`. */
  readonly unit?: string | null
  /**
   * In place of the rate: `Btw verlegd`. Reverse charge is worded in the document's language, anything else is printed
   * as it is.
   */
  readonly taxLabel?: string | null
}

type PrintedTax = OfferTotals['taxes'][number] & { readonly label?: string | null }

/** Left out when there is none. */
type NotAlways = FactField | 'discount'

/**
 * The stored snapshot of one version of an offer, as far as it is printed; an `Offer` of the contract fits. Amounts are
 * never computed anew.
 */
export interface PrintedOffer
  extends Pick<Offer, Exclude<PrintedField, NotAlways | 'items' | 'totals'>>, Partial<Pick<Offer, NotAlways>> {
  readonly items: readonly PrintedLine[]
  readonly totals: Omit<OfferTotals, 'taxes'> & { readonly taxes: readonly PrintedTax[] }
  /** Btw number of the customer; has to be on the document when tax is reverse charged. */
  readonly customer_vat_number?: string | null
}

/** JPEG, PNG, GIF, SVG or WebP. What cannot be read is left out. */
export interface PdfImage {
  readonly bytes: Uint8Array
  readonly mime: string
}

/** How the customer agreed, printed on the signed copy. */
export interface PdfSignature {
  readonly name: string
  /** ISO 8601 in UTC. */
  readonly at: string
  readonly function?: string | null
  readonly email?: string | null
  readonly ip?: string | null
  readonly poNumber?: string | null
  /** SHA-256, in hexadecimal, of the unsigned PDF that was agreed to. */
  readonly hash?: string | null
  /** The sentence that was agreed to; without it the standard one. */
  readonly consent?: string | null
  /** A drawn signature. */
  readonly image?: PdfImage | null
  /** A typed signature. */
  readonly text?: string | null
}

export interface OfferPdfOptions {
  /** Of labels and dates; numbers are written the Dutch way in both. */
  readonly language: Language
  /** Prints CONCEPT (DRAFT) across every page. */
  readonly draft: boolean
  readonly logo?: PdfImage | null
  /** Of products, small ones, by the address that lines name. What cannot be read is left out. */
  readonly pictures?: ReadonlyMap<string, Uint8Array>
  readonly signature?: PdfSignature | null
  /** Where a moment is a day. */
  readonly timeZone?: string
}
