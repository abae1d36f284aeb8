import type { Language, Offer } from '@staffel/shared-api/contract'
import { offerPdfName } from '@staffel/shared-api/rules'
import type { PdfSignature } from '../../../documents/printed-offer.types.ts'
import { renderOfferPdf } from '../../../documents/render-offer-pdf.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { pictureBehind } from '../../../files/pictures/picture-behind.ts'

export interface OfferPdf {
  readonly bytes: Buffer
  readonly filename: string
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
      // One that is gone leaves the company's name in its place.
      logo: await pictureBehind(files, offer.company.logo_url),
      pictures: await picturesOf(files, offer),
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

/** What lines show, by the address that they name; a file that is gone leaves its place empty. */
async function picturesOf(files: FileStore, { items }: Offer): Promise<ReadonlyMap<string, Uint8Array>> {
  const urls = [...new Set(items.flatMap(({ picture }) => picture?.url ?? []))]
  const found = await Promise.all(urls.map((url) => pictureBehind(files, url)))
  return new Map(urls.flatMap((url, index) => (found[index] ? [[url, found[index].bytes]] : [])))
}
