import type { Formats } from '../formats.ts'
import type { Paper } from '../page/paper.ts'
import type { OfferPdfOptions, PrintedOffer } from '../printed-offer.types.ts'
import type { Translate } from '../../texts/translate.ts'

/** A picture as the document takes it, and its size in points at full size. */
export interface ReadyImage {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

/** The small picture of a product. */
export interface ReadyThumb {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** Everything that a part of the document is drawn from. */
export interface Printing {
  readonly paper: Paper
  readonly offer: PrintedOffer
  readonly options: OfferPdfOptions
  readonly logo: ReadyImage | null
  readonly drawnSignature: ReadyImage | null
  readonly thumbs: ReadonlyMap<string, ReadyThumb>
  readonly t: Translate
  readonly formats: Formats
  /** `OFF-2026-0042 v2` */
  readonly number: string
}
