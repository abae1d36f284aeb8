import { availableParallelism } from 'node:os'
import { readyImage, readyThumbs } from '../files/pictures/read-pictures.ts'
import type { PdfAnswer, PdfJob } from './worker/pdf-worker.types.ts'
import type { OfferPdfOptions, PrintedOffer } from './printed-offer.types.ts'
import { createWorkerPool } from './worker/worker-pool.ts'

const pool = createWorkerPool<PdfJob, PdfAnswer>(new URL('./worker/offer-pdf.worker.ts', import.meta.url), {
  size: Math.min(4, Math.max(1, availableParallelism() - 1)),
  timeoutMs: 30_000,
  idleMs: 60_000,
  heapMb: 512,
})

/**
 * The PDF of an offer, from its stored snapshot: nothing in it is computed anew, and the same input gives the same
 * bytes. It is drawn in a thread of its own, so that requests are answered meanwhile.
 */
export async function renderOfferPdf(
  document: PrintedOffer,
  { logo, signature, pictures = new Map(), ...options }: OfferPdfOptions,
): Promise<Uint8Array> {
  const [readyLogo, drawnSignature, thumbs] = await Promise.all([
    readyImage(logo),
    readyImage(signature?.image),
    readyThumbs(pictures),
  ])
  const answer = await pool.run({
    offer: document,
    options: { ...options, ...(signature && { signature: { ...signature, image: null } }) },
    images: { logo: readyLogo, drawnSignature, thumbs },
  })
  if ('error' in answer) throw new Error(`The PDF of ${document.offer_nr} could not be drawn: ${answer.error}`)
  return answer.pdf
}
