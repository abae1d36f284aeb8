import type { ReadyImages } from '../draw-offer-pdf.ts'
import type { OfferPdfOptions, PrintedOffer } from '../printed-offer.types.ts'

/** What the worker is asked. Its pictures are in `images`; those of the options stay behind. */
export interface PdfJob {
  readonly offer: PrintedOffer
  readonly options: OfferPdfOptions
  readonly images: ReadyImages
}

export type PdfAnswer = { readonly pdf: Uint8Array } | { readonly error: string }
