import type { Language } from '@staffel/shared-api/contract'
import PDFDocument from 'pdfkit'
import { localeOf } from '../../texts/translate.ts'
import { createTypesetter, type Typesetter } from '../text/typesetter.ts'
import type { Line } from '../text/text.types.ts'
import { sheet } from './look.ts'

type Doc = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Doc['struct']>

/** What a reader's software is told about a piece of text. */
export type TextTag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'
export type GroupTag = 'Sect' | 'Table' | 'TR' | 'TD'

export interface Spot {
  readonly x: number
  readonly y: number
  /** Of the column; needed unless the text starts at its left. */
  readonly width?: number
  readonly align?: 'left' | 'right'
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface DocumentFacts {
  readonly title: string
  readonly author: string
  readonly subject: string
  readonly language: Language
  /** ISO 8601. The document's own date, so that the same offer always gives the same bytes. */
  readonly date: string
}

/**
 * Pages to draw on. Everything drawn is either content, which belongs to the structure that a screen reader follows,
 * or decoration, which it skips.
 */
export interface Paper {
  readonly setter: Typesetter
  addPage(): void
  text(tag: TextTag, lines: readonly Line[], spot: Spot): void
  image(png: Uint8Array, box: Box, alt: string): void
  /** A picture that may come again, which is in the file once. Without words it is decoration. */
  thumb(jpeg: Uint8Array, box: Box, alt: string): void
  /** Opens a group of the structure; what is drawn before `close` belongs to it. */
  open(tag: GroupTag): void
  close(): void
  group(tag: GroupTag, draw: () => void): void
  /** Rules, tints, and what repeats on every page. */
  decoration(draw: () => void): void
  fill(box: Box, colour: string): void
  rule(y: number, colour: string, weight: number, from?: number, to?: number): void
  /** Large and slanted across the page. */
  across(text: string, colour: string): void
  /** Draws on every page, once all of them are there. */
  eachPage(draw: (page: number, pages: number) => void): void
  finish(): Promise<Uint8Array>
}

export function createPaper(facts: DocumentFacts): Paper {
  const document = openDocument(facts)
  const setter = createTypesetter(document)
  const root = document.struct('Document')
  document.addStructure(root)
  const opened: Structure[] = [root]
  const thumbs = new Map<Uint8Array, ReturnType<Doc['openImage']>>()
  let decorating = false

  const leaf = (tag: string, draw: () => void, alt?: string) => {
    const element = document.struct(tag, { ...(alt && { alt }), ...(tag === 'TH' && { scope: 'Column' as const }) })
    opened.at(-1)?.add(element)
    element.add(draw)
    element.end()
  }
  const content = (tag: string, draw: () => void, alt?: string) => (decorating ? draw() : leaf(tag, draw, alt))
  const decoration = (draw: () => void) => {
    if (decorating) return draw()
    decorating = true
    document.markContent('Artifact', { type: 'Layout' })
    draw()
    document.endMarkedContent()
    decorating = false
  }
  const open = (tag: GroupTag) => {
    if (decorating) return
    const element = document.struct(tag)
    opened.at(-1)?.add(element)
    opened.push(element)
  }
  const close = () => void (!decorating && opened.pop()?.end())

  return {
    setter,
    addPage: () => void document.addPage(),
    text: (tag, lines, spot) => content(tag, () => drawLines(document, lines, spot)),
    image: (png, { x, y, width, height }, alt) =>
      content('Figure', () => void document.image(Buffer.from(png), x, y, { width, height }), alt),
    thumb(jpeg, { x, y, width, height }, alt) {
      const opened = thumbs.get(jpeg) ?? document.openImage(Buffer.from(jpeg))
      thumbs.set(jpeg, opened)
      const draw = () => void document.image(opened, x, y, { width, height })
      if (alt === '') decoration(draw)
      else content('Figure', draw, alt)
    },
    open,
    close,
    group(tag, draw) {
      open(tag)
      draw()
      close()
    },
    decoration,
    fill: ({ x, y, width, height }, colour) => decoration(() => void document.rect(x, y, width, height).fill(colour)),
    rule: (y, colour, weight, from = sheet.left, to = sheet.right) =>
      decoration(() => void document.moveTo(from, y).lineTo(to, y).lineWidth(weight).stroke(colour)),
    across: (text, colour) => decoration(() => drawAcross(document, setter, text, colour)),
    eachPage(draw) {
      const { count } = document.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        document.switchToPage(page)
        draw(page + 1, count)
      }
    },
    async finish() {
      root.end()
      return collected(document)
    },
  }
}

function openDocument({ title, author, subject, language, date }: DocumentFacts): Doc {
  const moment = new Date(date)
  return new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // The font that pdfkit would start with is one that is not embedded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: localeOf(language),
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: 'Staffel',
      Producer: 'Staffel',
      CreationDate: moment,
      ModDate: moment,
    },
  })
}

function drawLines(document: Doc, lines: readonly Line[], { x, y, width = 0, align = 'left' }: Spot): void {
  let top = y
  for (const line of lines) {
    const start = align === 'right' ? x + width - line.width : x
    // Of the leading, not of the size: texts of different size beside each other stand on one line.
    const baseline = top + line.ink.leading * 0.74
    for (const span of line.spans) {
      document
        .font(span.face, span.size)
        .fillColor(line.ink.colour)
        .text(span.text, start + span.x, baseline, { lineBreak: false, baseline: 'alphabetic' })
    }
    top += line.ink.leading
  }
}

function drawAcross(document: Doc, setter: Typesetter, text: string, colour: string): void {
  const ink = { size: 118, leading: 118, colour, bold: true }
  const line = setter.lines([{ runs: [{ text }] }], ink, Number.MAX_SAFE_INTEGER)
  const [x, y] = [sheet.width / 2, sheet.height / 2]
  document.save().rotate(-52, { origin: [x, y] })
  drawLines(document, line, { x: x - (line[0]?.width ?? 0) / 2, y: y - ink.leading / 2 })
  document.restore()
}

async function collected(document: Doc): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  const done = new Promise<void>((resolve, reject) => {
    document
      .on('data', (chunk: Uint8Array) => chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject)
  })
  document.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}
