import type { Language, Offer } from '@staffel/shared-api/contract'
import { offerPdfName } from '@staffel/shared-api/rules'
import type { PdfImage, PdfSignature } from '../../../documents/printed-offer.types.ts'
import { renderOfferPdf } from '../../../documents/render-offer-pdf.ts'
import type { FileStore } from '../../../files/file-store.ts'

export interface OfferPdf {
  readonly bytes: Buffer
  readonly filename: string
}

const mimes: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

/** The PDF of a document that was read from its snapshot, with the seller's logo. */
export async function offerPdf(
  files: FileStore,
  offer: Offer,
  options: { readonly language?: Language; readonly signature?: PdfSignature } = {},
): Promise<OfferPdf> {
  const language = options.language ?? offer.language
  const isUntaxed = offer.totals.taxes.some(({ label }) => label !== undefined)
  const bytes = await renderOfferPdf(
    { ...offer, customer_vat_number: isUntaxed ? (offer.customer?.vat_number ?? null) : null },
    {
      language,
      draft: offer.issuedAt === null,
      logo: await logoOf(files, offer.company.logo_url),
      signature: options.signature ?? null,
    },
  )
  return {
    bytes: Buffer.from(bytes),
    filename: offerPdfName({
      offer_nr: offer.offer_nr,
      version: offer.version,
      customer: offer.customer?.name ?? null,
    }),
  }
}

/** A logo's address ends in its name in the file store. One that is gone leaves the company's name in its place. */
async function logoOf(files: FileStore, url: string | null): Promise<PdfImage | null> {
  const [, name, kind = ''] = /^\/webhook\/(logos\/[0-9a-f]{32}\.(jpeg|png|gif|webp|svg))$/.exec(url ?? '') ?? []
  const bytes = name ? await files.get(name) : null
  return bytes && { bytes, mime: mimes[kind] ?? 'application/octet-stream' }
}
