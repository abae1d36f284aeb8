import { parentPort } from 'node:worker_threads'
import { drawOfferPdf } from '../draw-offer-pdf.ts'
import type { PdfAnswer, PdfJob } from './pdf-worker.types.ts'

const port = parentPort
if (!port) throw new Error('This file is run as a worker.')

port.on('message', ({ offer, options, images }: PdfJob) => {
  const answer = (message: PdfAnswer) => port.postMessage(message)
  drawOfferPdf(offer, options, images).then(
    (pdf) => answer({ pdf }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
