import { translator } from '../texts/translate.ts'
import { formats } from './formats.ts'
import { createFlow } from './page/flow.ts'
import { createPaper } from './page/paper.ts'
import { agreementBlocks } from './parts/agreement-blocks.ts'
import type { Printing, ReadyImage, ReadyThumb } from './parts/document.types.ts'
import { itemsTable } from './parts/items/items-table.ts'
import { letterhead, titleBlock } from './parts/letterhead.ts'
import { drawFooters, pageStarter } from './parts/page-frame.ts'
import { descriptionBlocks, notesBlocks, termsBlocks } from './parts/prose.ts'
import { totalsBlock } from './parts/totals-block.ts'
import type { OfferPdfOptions, PrintedOffer } from './printed-offer.types.ts'

export interface ReadyImages {
  readonly logo: ReadyImage | null
  readonly drawnSignature: ReadyImage | null
  /** By the address that lines name. */
  readonly thumbs: ReadonlyMap<string, ReadyThumb>
}

/** Draws the document in this thread. Use `renderOfferPdf`, which does it beside it. */
export async function drawOfferPdf(
  offer: PrintedOffer,
  options: OfferPdfOptions,
  images: ReadyImages,
): Promise<Uint8Array> {
  const t = translator(options.language)
  const number = offer.version > 1 ? `${offer.offer_nr} v${offer.version}` : offer.offer_nr
  const paper = createPaper({
    title: [t('pdf.offer'), number, offer.title && `– ${offer.title}`].filter(Boolean).join(' '),
    author: offer.company.name,
    subject: offer.title,
    language: options.language,
    date: options.signature?.at ?? offer.issuedAt ?? offer.lastModified,
  })
  const printing: Printing = {
    ...images,
    paper,
    offer,
    options,
    t,
    number,
    formats: formats(options.language, offer.currency, options.timeZone ?? 'Europe/Amsterdam'),
  }
  createFlow(paper, pageStarter(printing)).place(blocksOf(printing))
  drawFooters(printing)
  return paper.finish()
}

function blocksOf(printing: Printing) {
  return [
    letterhead(printing),
    titleBlock(printing),
    ...descriptionBlocks(printing),
    ...itemsTable(printing),
    totalsBlock(printing),
    ...notesBlocks(printing),
    ...termsBlocks(printing),
    ...agreementBlocks(printing),
  ]
}
