import type { Ink, Paragraph } from '../text/text.types.ts'
import { htmlParagraphs } from '../text/html-paragraphs.ts'
import { plainParagraphs } from '../text/plain-paragraphs.ts'
import type { Block } from '../page/block.types.ts'
import { columnsBlock, columnWidth } from '../page/columns-block.ts'
import { contentWidth, inks } from '../page/look.ts'
import type { Paper } from '../page/paper.ts'
import { textBlock } from '../page/text-block.ts'
import type { Printing } from './document.types.ts'

/** Shorter terms stand across the page; longer ones are easier to read in columns. */
const columnsFrom = 500

export function descriptionBlocks({ paper, offer }: Printing): Block[] {
  return paragraphBlocks(paper, htmlParagraphs(offer.description), 8)
}

export function notesBlocks({ paper, offer, t }: Printing): Block[] {
  const paragraphs = plainParagraphs(offer.notes)
  return paragraphs.length === 0 ? [] : [headingBlock(paper, t('pdf.notes')), ...paragraphBlocks(paper, paragraphs, 3)]
}

export function termsBlocks({ paper, offer, t }: Printing): Block[] {
  const paragraphs = plainParagraphs(offer.terms)
  if (paragraphs.length === 0) return []
  const heading = headingBlock(paper, t('pdf.terms'))
  if (offer.terms.length < columnsFrom) return [heading, ...paragraphBlocks(paper, paragraphs, 3, inks.smallInk)]
  return [heading, columnsBlock(paper, paper.setter.lines(withHeadings(paragraphs), inks.terms, columnWidth), 5)]
}

/** A short line that follows an empty one and has text below it is the title of an article. */
function withHeadings(paragraphs: readonly Paragraph[]): Paragraph[] {
  return paragraphs.map((paragraph, index) => {
    const [before, next] = [paragraphs[index - 1], paragraphs[index + 1]]
    const text = paragraph.runs.map((run) => run.text).join('')
    const isTitle = text.length <= 60 && !/[.,;:!?]$/.test(text) && !before?.runs.length && !!next?.runs.length
    return isTitle ? { ...paragraph, runs: paragraph.runs.map((run) => ({ ...run, bold: true })) } : paragraph
  })
}

function headingBlock(paper: Paper, text: string): Block {
  return textBlock(paper, paper.setter.lines([{ runs: [{ text }] }], inks.heading, contentWidth), {
    tag: 'H2',
    above: 19,
    glued: true,
  })
}

/** A paragraph each; an empty one is white between its neighbours. */
function paragraphBlocks(paper: Paper, paragraphs: readonly Paragraph[], above: number, ink: Ink = inks.body): Block[] {
  return paragraphs.flatMap((paragraph, index) => {
    if (paragraph.runs.length === 0) return []
    const before = paragraphs[index - 1]
    const white = before === undefined ? above : spaceBetween(before, paragraph)
    return [textBlock(paper, paper.setter.lines([paragraph], ink, contentWidth), { above: white })]
  })
}

function spaceBetween(before: Paragraph, paragraph: Paragraph): number {
  if (before.runs.length === 0) return 7
  if (paragraph.joined) return 0
  return before.bullet && paragraph.bullet ? 1.5 : 5
}
