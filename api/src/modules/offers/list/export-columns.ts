import type { Language, OfferSummary } from '@staffel/shared-api/contract'
import { dayOf } from '@staffel/shared-api/rules'
import { text, type Text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'

/** A value of the export: text, a number, an amount with two decimals, or a day `YYYY-MM-DD`. */
export type ExportCell =
  | { readonly kind: 'text'; readonly value: string | null }
  | { readonly kind: 'number' | 'amount'; readonly value: number }
  | { readonly kind: 'day'; readonly value: string | null }

/** A row of the list, with where its reader is: a moment belongs to the day that it was there. */
export type ExportedOffer = OfferSummary & { readonly timeZone: string }

export interface ExportColumn {
  readonly title: Text
  /** Of the column in a spreadsheet, in characters. */
  readonly width: number
  cell(offer: ExportedOffer, language: Language): ExportCell
}

const words = (value: string | null): ExportCell => ({ kind: 'text', value })
const day = (value: string | null): ExportCell => ({ kind: 'day', value })
const dayOfMoment = (moment: string | null, { timeZone }: ExportedOffer): ExportCell =>
  day(moment === null ? null : dayOf(new Date(moment), timeZone))

export const exportColumns: readonly ExportColumn[] = [
  {
    title: text('export.column.number'),
    width: 18,
    cell: (offer) => words(offer.version > 1 ? `${offer.offer_nr} v${offer.version}` : offer.offer_nr),
  },
  { title: text('export.column.title'), width: 40, cell: (offer) => words(offer.title) },
  { title: text('export.column.customer'), width: 32, cell: (offer) => words(offer.customer) },
  {
    title: text('export.column.status'),
    width: 15,
    cell: (offer, language) => words(translate(language, text(`offer.status.${offer.status}`))),
  },
  { title: text('export.column.date'), width: 12, cell: (offer) => dayOfMoment(offer.createdDate, offer) },
  { title: text('export.column.validUntil'), width: 16, cell: (offer) => day(offer.validUntil) },
  {
    title: text('export.column.delivery'),
    width: 17,
    cell: (offer) => day(offer.desired_delivery_date),
  },
  { title: text('export.column.lines'), width: 8, cell: (offer) => ({ kind: 'number', value: offer.items }) },
  { title: text('export.column.currency'), width: 8, cell: (offer) => words(offer.currency.toUpperCase()) },
  {
    title: text('export.column.totalExcl'),
    width: 16,
    cell: (offer) => ({ kind: 'amount', value: offer.amountExcl }),
  },
  {
    title: text('export.column.totalIncl'),
    width: 16,
    cell: (offer) => ({ kind: 'amount', value: offer.amount }),
  },
  { title: text('export.column.owner'), width: 22, cell: (offer) => words(offer.owner) },
  { title: text('export.column.sent'), width: 12, cell: (offer) => dayOfMoment(offer.sent_at, offer) },
  { title: text('export.column.viewed'), width: 12, cell: (offer) => dayOfMoment(offer.first_viewed_at, offer) },
]
