import type { Cell, MailLine, MailText } from '../text/mail-line.types.ts'

interface LineState {
  readonly quote: number
  readonly depth: number
  readonly bullet: boolean
  readonly heading: boolean
  readonly signature: boolean
}

interface OpenLine extends LineState {
  words: string
}

const gap = '  '

/** Writes the text that is shown and its lines at the same time, so that offsets are right by construction. */
export class LineWriter {
  #text = ''
  readonly #lines: MailLine[] = []
  #length = 0
  readonly #pieces: string[] = []
  #open: OpenLine | null = null
  #boldOnly = true

  get length(): number {
    return this.#length
  }

  write(words: string, state: LineState, bold: boolean): void {
    if (words.trim() === '' && this.#open === null) return
    this.#open ??= { ...state, words: '' }
    if (words.trim() !== '' && !bold) this.#boldOnly = false
    this.#open.words += words
  }

  /** Ends the line that is being written. */
  endLine(): void {
    const open = this.#open
    this.#open = null
    const boldOnly = this.#boldOnly
    this.#boldOnly = true
    if (!open) return
    const text = collapse(open.words)
    if (text === '') return
    const { quote, depth, bullet, signature } = open
    const lead = '> '.repeat(Math.min(quote, 10)) + '  '.repeat(Math.min(depth, 10)) + (bullet ? '- ' : '')
    this.#put(lead)
    this.#lines.push({
      start: this.#length,
      end: this.#length + text.length,
      text,
      quote,
      depth,
      bullet,
      heading: open.heading || boldOnly,
      cells: null,
      table: null,
      signature,
    })
    this.#put(`${text}\n`)
  }

  blankLine(): void {
    this.endLine()
    const last = this.#lines.at(-1)
    if (!last || last.text === '') return
    this.#lines.push({
      ...last,
      start: this.#length,
      end: this.#length,
      text: '',
      bullet: false,
      heading: false,
      cells: null,
      table: null,
    })
    this.#put('\n')
  }

  row(cells: readonly string[], state: LineState, table: number): void {
    this.endLine()
    this.#put('> '.repeat(Math.min(state.quote, 10)))
    const start = this.#length
    const written: Cell[] = []
    for (const [index, raw] of cells.entries()) {
      const text = collapse(raw)
      if (index > 0) this.#put(gap)
      written.push({ start: this.#length, end: this.#length + text.length, text })
      this.#put(text)
    }
    const text = written.map((cell) => cell.text).join(gap)
    this.#lines.push({ ...state, start, end: start + text.length, text, bullet: false, cells: written, table })
    this.#put('\n')
  }

  finish(): MailText {
    this.endLine()
    this.#text = this.#pieces.join('')
    return { text: this.#text.trimEnd(), lines: this.#lines, wrapped: false }
  }

  #put(text: string): void {
    this.#pieces.push(text)
    this.#length += text.length
  }
}

const collapse = (words: string): string =>
  words
    .replace(/[\u200b\ufeff\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
