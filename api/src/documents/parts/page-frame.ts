import type { Line } from '../text/text.types.ts'
import { colours, contentWidth, inks, sheet } from '../page/look.ts'
import type { Printing } from './document.types.ts'

const footerTop = 786

/**
 * Starts a page: the watermark of a draft below everything, and from the second page on a running head. Answers where
 * its content begins.
 */
export function pageStarter({
  paper,
  offer,
  options,
  t,
  number,
}: Omit<Printing, 'logo' | 'drawnSignature' | 'formats'>): () => number {
  let pages = 0
  const head = (text: string) =>
    shortened(paper.setter.lines([{ runs: [{ text }] }], inks.small, contentWidth / 2 - 10))
  return () => {
    paper.addPage()
    pages += 1
    if (options.draft) paper.across(t('pdf.watermark'), colours.watermark)
    if (pages === 1) return sheet.top
    paper.decoration(() => {
      paper.text('P', head(offer.company.name), { x: sheet.left, y: 40 })
      paper.text('P', head(`${t('pdf.offer')} ${number}`), {
        x: sheet.left,
        y: 40,
        width: contentWidth,
        align: 'right',
      })
      paper.rule(56, colours.line, 0.6)
    })
    return sheet.topAfter
  }
}

/** On every page, when it is known how many there are. */
export function drawFooters({ paper, offer, t }: Printing): void {
  const { company, footer } = offer
  const facts = [
    company.name,
    footer.coc_number && `${t('pdf.coc')} ${footer.coc_number}`,
    footer.vat_number && `${t('pdf.vat')} ${footer.vat_number}`,
    footer.iban && `${t('pdf.iban')} ${footer.iban}`,
  ].filter((fact): fact is string => !!fact?.trim())
  const lay = (text: string, width: number) => paper.setter.lines([{ runs: [{ text }] }], inks.small, width)
  const lines = [
    ...lay(footer.text, contentWidth - 90).slice(0, 2),
    ...lay(facts.join('  ·  '), contentWidth - 90).slice(0, 2),
  ].filter(({ spans }) => spans.length > 0)
  paper.eachPage((page, pages) => {
    paper.decoration(() => {
      paper.rule(footerTop - 6, colours.line, 0.6)
      paper.text('P', lines, { x: sheet.left, y: footerTop })
      paper.text('P', lay(t('pdf.page', { page, pages }), 90), {
        x: sheet.right - 90,
        y: footerTop,
        width: 90,
        align: 'right',
      })
    })
  })
}

/** One line, whatever the length of the name. */
const shortened = (lines: readonly Line[]) => lines.slice(0, 1)
