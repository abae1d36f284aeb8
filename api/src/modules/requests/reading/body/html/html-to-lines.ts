import { Parser } from 'htmlparser2'
import type { MailText } from '../text/mail-line.types.ts'
import { writeInParts } from './write-in-parts.ts'
import { hidingRules } from './hiding-rules.ts'
import { LineWriter } from './line-writer.ts'
import { declarations, plainSight, sightOf, type Sight } from './visibility.ts'
import { namesOf } from './names-of.ts'

interface OpenElement {
  readonly name: string
  readonly sight: Sight
  readonly quote: number
  readonly signature: boolean
  readonly heading: boolean
  readonly bold: boolean
  readonly lists: number
}

interface OpenTable {
  readonly id: number
  cells: string[] | null
  /** What was written into the cell that is open; a new line in it is `\n`. */
  cell: string | null
  /** Texts that reach into the rows below, by column. */
  readonly spans: Map<number, { readonly words: string; rows: number }>
  span: number
  /** Its cells hold tables, lists or paragraphs: it lays out the page. */
  layout: boolean
}

/** More columns than this a text that reaches down does not make. */
const mostColumns = 30

const unseen = namesOf('unseen')
const blocks = namesOf('blocks')
const spaced = namesOf('spaced')
const headings = namesOf('headings')
const voids = namesOf('voids')
const quoteMarks = /gmail_quote|yahoo_quoted|moz-cite-prefix|protonmail_quote|zmail_extra/
const signatureMarks = /gmail_signature|moz-signature|email-?signature|signature-?block|^signature$|_signature\b/i

/** What a reader sees of an HTML mail: its lines, lists and table rows. Takes time in proportion to its length. */
export function htmlToLines(html: string, mostDepth: number): MailText & { readonly tooDeep: boolean } {
  const writer = new LineWriter()
  const open: OpenElement[] = []
  const tables: OpenTable[] = []
  let rules: ReturnType<typeof hidingRules> = new Map()
  let css = ''
  // Repeating a text that reaches down makes a table longer than it was written, and no table needs this much of it.
  const most = 2 * html.length + 100_000
  let unseenDepth = 0
  let beyond = 0
  let tooDeep = false
  let tableCount = 0
  let inStyle = false
  let item = false

  const here = (): OpenElement =>
    open.at(-1) ?? { name: '', sight: plainSight, quote: 0, signature: false, heading: false, bold: false, lists: 0 }
  const state = () => {
    const { quote, signature, heading, lists } = here()
    return { quote, signature, heading, depth: Math.max(0, lists - 1), bullet: item }
  }
  const cell = (): OpenTable | null => {
    const table = tables.at(-1)
    return table && table.cell !== null ? table : null
  }

  function text(words: string): void {
    if (inStyle) css += words.slice(0, 200_000)
    if (unseenDepth > 0 || here().sight.hidden) return
    const table = cell()
    if (table && !table.layout) table.cell += words
    else {
      writer.write(words, state(), here().bold || here().heading)
      if (words.trim() !== '') item = false
    }
  }

  function newLine(blank: boolean): void {
    const table = cell()
    if (table && !table.layout) table.cell += '\n'
    else if (blank) writer.blankLine()
    else writer.endLine()
  }

  /** What a table's cells held so far was text after all. */
  function spill(table: OpenTable): void {
    for (const words of [...(table.cells ?? []), table.cell ?? ''])
      for (const line of words.split('\n')) {
        writer.write(line, state(), false)
        writer.endLine()
      }
    table.cells = table.cells === null ? null : []
    table.cell = table.cell === null ? null : ''
    table.layout = true
  }

  function startTable(): void {
    for (const outer of tables) if (outer.cell !== null && !outer.layout) spill(outer)
    tableCount += 1
    tables.push({ id: tableCount, cells: null, cell: null, layout: false, spans: new Map(), span: 1 })
  }

  function endCell(table: OpenTable): void {
    if (table.cell === null) return
    if (table.layout) writer.endLine()
    else if (table.cells) {
      fillSpans(table)
      if (table.span > 1) table.spans.set(table.cells.length, { words: table.cell, rows: table.span - 1 })
      table.cells.push(table.cell)
    }
    table.cell = null
  }

  /** Puts the texts that reach down from rows above before the next cell. */
  function fillSpans(table: OpenTable): void {
    for (
      let reaching = table.spans.get(table.cells?.length ?? 0);
      reaching && reaching.rows > 0 && (table.cells?.length ?? 0) < mostColumns && writer.length < most;
      reaching = table.spans.get(table.cells?.length ?? 0)
    ) {
      reaching.rows -= 1
      table.cells?.push(reaching.words)
    }
  }

  function endRow(table: OpenTable): void {
    endCell(table)
    if (table.cells !== null && table.cells.length > 0) fillSpans(table)
    const cells = table.cells
    table.cells = null
    const wasLayout = table.layout
    table.layout = false
    if (cells === null || wasLayout) return
    const filled = cells.filter((words) => words.trim() !== '')
    const lines = (words: string): number => words.split('\n').filter((line) => line.trim() !== '').length
    if (filled.length >= 2 && filled.every((words) => lines(words) <= 3)) return writer.row(cells, state(), table.id)
    for (const words of filled)
      for (const line of words.split('\n')) {
        if (line.trim() === '') continue
        writer.write(line, state(), false)
        writer.endLine()
      }
  }

  function tableTag(name: string, attributes: Readonly<Record<string, string>>): void {
    const table = tables.at(-1)
    if (name === 'table') return startTable()
    if (!table) return
    if (name === 'tr') {
      endRow(table)
      table.cells = []
    } else if (name === 'td' || name === 'th') {
      endCell(table)
      table.cells ??= []
      table.cell = ''
      table.span = Math.min(100, Number(attributes['rowspan'] ?? 1) || 1)
    }
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (voids.has(name)) {
          if (name === 'br') newLine(false)
          else if (name === 'hr') newLine(true)
          return
        }
        if (open.length >= mostDepth) {
          beyond += 1
          tooDeep = true
          return
        }
        if (blocks.has(name)) newLine(spaced.has(name) && here().lists === 0)
        if (name === 'style') inStyle = true
        if (name === 'body' || (rules.size === 0 && css !== '')) rules = hidingRules(css)
        open.push(elementOf(name, attributes, here(), rules))
        if (unseen.has(name)) unseenDepth += 1
        if (name === 'li') item = true
        if (unseenDepth === 0 && !here().sight.hidden) tableTag(name, attributes)
      },
      ontext: text,
      onclosetag(name) {
        if (voids.has(name)) return
        if (beyond > 0) {
          beyond -= 1
          return
        }
        const closed = open.pop()
        if (unseen.has(name)) unseenDepth = Math.max(0, unseenDepth - 1)
        if (name === 'style') inStyle = false
        const table = tables.at(-1)
        if (table && unseenDepth === 0 && closed?.sight.hidden !== true) {
          if (name === 'td' || name === 'th') endCell(table)
          if (name === 'tr') endRow(table)
          if (name === 'table') {
            endRow(table)
            tables.pop()
            writer.blankLine()
          }
        }
        if (name === 'li') item = false
        if (blocks.has(name)) newLine(spaced.has(name) && here().lists === 0)
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  writeInParts(parser, html, () => beyond > mostDepth)
  return { ...writer.finish(), tooDeep }
}

function elementOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  outer: OpenElement,
  rules: ReadonlyMap<string, ReadonlyMap<string, string>>,
): OpenElement {
  const classes = attributes['class'] ?? ''
  const id = attributes['id'] ?? ''
  const style = new Map([
    ...classes
      .split(/\s+/)
      .slice(0, 20)
      .flatMap((each) => [...(rules.get(`.${each}`) ?? [])]),
    ...(rules.get(`#${id}`) ?? []),
    ...declarations(attributes['style'] ?? ''),
  ])
  const isQuote =
    (name === 'blockquote' && !isIndent(style)) ||
    (quoteMarks.test(classes) && outer.name !== 'blockquote' && name === 'blockquote')
  return {
    name,
    sight: sightOf(outer.sight, style, attributes),
    quote: outer.quote + (isQuote ? 1 : 0),
    signature:
      outer.signature ||
      signatureMarks.test(classes) ||
      signatureMarks.test(id) ||
      attributes['data-smartmail'] === 'gmail_signature',
    heading: outer.heading || headings.has(name),
    bold:
      outer.bold ||
      name === 'b' ||
      name === 'strong' ||
      name === 'th' ||
      /^(?:bold|[6-9]00)$/.test(style.get('font-weight') ?? ''),
    lists: outer.lists + (name === 'ul' || name === 'ol' ? 1 : 0),
  }
}

/** Some programs indent a paragraph with the element that others quote with. */
const isIndent = (style: ReadonlyMap<string, string>): boolean =>
  style.get('border') === 'none' && /40px/.test(style.get('margin') ?? style.get('margin-left') ?? '')
