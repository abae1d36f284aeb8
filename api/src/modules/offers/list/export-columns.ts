import type { Language, OfferStatus, OfferSummary } from '@staffel/shared-api/contract'

/** A value of the export: text, a number, an amount with two decimals, or a day `YYYY-MM-DD`. */
export type ExportCell =
  | { readonly kind: 'text'; readonly value: string | null }
  | { readonly kind: 'number' | 'amount'; readonly value: number }
  | { readonly kind: 'day'; readonly value: string | null }

export interface ExportColumn {
  readonly title: Readonly<Record<Language, string>>
  /** Of the column in a spreadsheet, in characters. */
  readonly width: number
  cell(offer: OfferSummary, language: Language): ExportCell
}

const statuses: Readonly<Record<OfferStatus, Readonly<Record<Language, string>>>> = {
  draft: { nl: 'Concept', en: 'Draft' },
  pending: { nl: 'In afwachting', en: 'Pending' },
  accepted: { nl: 'Geaccepteerd', en: 'Accepted' },
  declined: { nl: 'Afgewezen', en: 'Declined' },
  expired: { nl: 'Verlopen', en: 'Expired' },
}

const text = (value: string | null): ExportCell => ({ kind: 'text', value })
const day = (value: string | null): ExportCell => ({ kind: 'day', value: value?.slice(0, 10) ?? null })

export const exportColumns: readonly ExportColumn[] = [
  {
    title: { nl: 'Offertenummer', en: 'Offer number' },
    width: 18,
    cell: (offer) => text(offer.version > 1 ? `${offer.offer_nr} v${offer.version}` : offer.offer_nr),
  },
  { title: { nl: 'Titel', en: 'Title' }, width: 40, cell: (offer) => text(offer.title) },
  { title: { nl: 'Klant', en: 'Customer' }, width: 32, cell: (offer) => text(offer.customer) },
  {
    title: { nl: 'Status', en: 'Status' },
    width: 15,
    cell: (offer, language) => text(statuses[offer.status][language]),
  },
  { title: { nl: 'Datum', en: 'Date' }, width: 12, cell: (offer) => day(offer.createdDate) },
  { title: { nl: 'Geldig tot en met', en: 'Valid until' }, width: 16, cell: (offer) => day(offer.validUntil) },
  {
    title: { nl: 'Gewenste levering', en: 'Desired delivery' },
    width: 17,
    cell: (offer) => day(offer.desired_delivery_date),
  },
  { title: { nl: 'Regels', en: 'Lines' }, width: 8, cell: (offer) => ({ kind: 'number', value: offer.items }) },
  { title: { nl: 'Valuta', en: 'Currency' }, width: 8, cell: (offer) => text(offer.currency.toUpperCase()) },
  {
    title: { nl: 'Totaal excl. btw', en: 'Total excl. VAT' },
    width: 16,
    cell: (offer) => ({ kind: 'amount', value: offer.amountExcl }),
  },
  {
    title: { nl: 'Totaal incl. btw', en: 'Total incl. VAT' },
    width: 16,
    cell: (offer) => ({ kind: 'amount', value: offer.amount }),
  },
  { title: { nl: 'Behandelaar', en: 'Owner' }, width: 22, cell: (offer) => text(offer.owner) },
  { title: { nl: 'Verstuurd', en: 'Sent' }, width: 12, cell: (offer) => day(offer.sent_at) },
  { title: { nl: 'Bekeken', en: 'Viewed' }, width: 12, cell: (offer) => day(offer.first_viewed_at) },
]
