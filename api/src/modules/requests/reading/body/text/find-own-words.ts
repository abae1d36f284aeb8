import { smallest } from '../../lines/extremes.ts'
import { escapeRegExp } from '../../words/escape-reg-exp.ts'
import { fold } from '../../words/fold.ts'
import { replyHeaders } from '../../words/reply-headers.ts'
import { words } from '../../words/words.ts'
import type { Correspondent } from '../../read-mail.types.ts'
import type { MailLine } from './mail-line.types.ts'
import type { OwnWords } from './own-words.types.ts'

interface Header {
  /** First line of it, and first line after it. */
  readonly from: number
  readonly to: number
  readonly forwarded: boolean
  /** `On … wrote:`, after which the quoted lines are marked. */
  readonly attribution: boolean
  readonly sender: Correspondent | null
}

/**
 * Leaves out what the writer did not write for this mail: quoted history, signature, disclaimer. Of a forward the
 * forwarded mail is kept, and the words that were put before it.
 */
export function findOwnWords(lines: readonly MailLine[], subject: string): OwnWords {
  const headers = findHeaders(lines)
  const [first] = headers
  const isForward =
    first !== undefined &&
    (first.forwarded ||
      (!first.attribution &&
        (replyHeaders.subjectForward.test(subject) || lines.slice(0, first.from).every(({ text }) => text === ''))))
  if (!first)
    return {
      ...withoutSignature(lines.filter(({ quote }) => quote === 0)),
      history: lines.filter(({ quote }) => quote > 0),
      forwardedFrom: null,
    }
  if (!isForward) return ofReply(lines, first)
  const second = headers[1]
  const inner = lines.slice(first.to, second?.from ?? lines.length)
  const level = smallest(
    inner.filter(({ text }) => text !== '').map(({ quote }) => quote),
    99,
  )
  const outer = withoutSignature(lines.slice(0, first.from).filter(({ quote }) => quote === 0))
  const own = withoutSignature(inner.filter(({ quote, text }) => quote <= level || text === ''))
  return {
    lines: [...outer.lines, blank, ...own.lines],
    afterClosing: own.afterClosing,
    history: second ? lines.slice(second.to) : [],
    forwardedFrom: first.sender,
  }
}

const blank: MailLine = {
  start: 0,
  end: 0,
  text: '',
  quote: 0,
  depth: 0,
  bullet: false,
  heading: false,
  cells: null,
  table: null,
  signature: false,
}

/** Answers may stand between quoted lines; where a mail program marks no quotes, all below its header is history. */
function ofReply(lines: readonly MailLine[], header: Header): OwnWords {
  const below = lines.slice(header.to)
  const marked =
    (below.find(({ text }) => text !== '')?.quote ?? 0) > (lines[header.from]?.quote ?? 0) ||
    below.some(({ quote }) => quote > 0)
  const before = lines.slice(0, header.from).filter(({ quote }) => quote === 0)
  const between = marked && header.attribution ? below.filter(({ quote }) => quote === 0) : []
  const own = withoutSignature(separated(lines, [...before, ...between]))
  const kept = new Set([...own.lines, ...own.afterClosing, ...between])
  return { ...own, history: below.filter((line) => !kept.has(line)), forwardedFrom: null }
}

/** Puts a blank line where quoted lines were taken out. */
function separated(all: readonly MailLine[], kept: readonly MailLine[]): MailLine[] {
  const places = new Map(all.map((line, index) => [line, index]))
  return kept.flatMap((line, index) => {
    const before = kept[index - 1]
    return before && (places.get(line) ?? 0) - (places.get(before) ?? 0) > 1 ? [blank, line] : [line]
  })
}

function findHeaders(lines: readonly MailLine[]): Header[] {
  const headers: Header[] = []
  let forwarded = false
  for (let index = 0; index < lines.length; index += 1) {
    const text = lines[index]?.text ?? ''
    if (replyHeaders.forwarded.test(text)) forwarded = true
    const header = blockAt(lines, index, forwarded) ?? attributionAt(lines, index)
    if (!header) continue
    headers.push(header)
    forwarded = false
    index = header.to - 1
  }
  return headers
}

/** `Van: … Verzonden: … Aan: … Onderwerp: …`, one key a line. */
function blockAt(lines: readonly MailLine[], index: number, forwarded: boolean): Header | null {
  const texts = lines.slice(index, index + 12).map(({ text }) => text)
  if (!replyHeaders.who.test(texts[0] ?? '')) return null
  let keys = 0
  let dated = false
  let to = 0
  for (const [offset, text] of texts.entries()) {
    const isKey = replyHeaders.who.test(text) || replyHeaders.when.test(text) || replyHeaders.other.test(text)
    if (replyHeaders.when.test(text)) dated = true
    if (isKey) [keys, to] = [keys + 1, offset + 1]
    else if (text !== '' && offset - to >= 1) break
    else if (text === '' && keys >= 3) break
  }
  if (keys < 3 || (!dated && keys < 4 && !forwarded)) return null
  const from = leadIn(lines, index)
  return { from, to: index + to, forwarded, attribution: false, sender: correspondent(texts[0] ?? '') }
}

/** Rules and `-----Original message-----` above a header belong to it. */
function leadIn(lines: readonly MailLine[], index: number): number {
  let from = index
  while (from > 0) {
    const text = lines[from - 1]?.text ?? ''
    if (
      text !== '' &&
      !replyHeaders.rule.test(text) &&
      !replyHeaders.original.test(text) &&
      !replyHeaders.forwarded.test(text)
    )
      break
    from -= 1
  }
  return from
}

/** `Op … schreef …:`, which a mail program may have broken over lines. */
function attributionAt(lines: readonly MailLine[], index: number): Header | null {
  const text = lines[index]?.text ?? ''
  if (replyHeaders.original.test(text))
    return { from: index, to: index + 1, forwarded: false, attribution: false, sender: null }
  for (let length = 1; length <= 3; length += 1) {
    const joined = lines
      .slice(index, index + length)
      .map((line) => line.text)
      .join(' ')
    if (joined.length > 500) return null
    const starts = length === 1 || replyHeaders.attributionStart.test(text)
    if (
      starts &&
      replyHeaders.attribution.test(joined) &&
      /\d/.test(joined) &&
      (/[@<]/.test(joined) || /\d{4}|\d[:.]\d{2}/.test(joined))
    ) {
      return { from: index, to: index + length, forwarded: false, attribution: true, sender: null }
    }
  }
  return null
}

function correspondent(line: string): Correspondent | null {
  const shown = line
    .slice(0, 1_000)
    .replace(/^[^:]{1,20}:[*_]{0,2}/, '')
    .trim()
  const email = /(?<![\w.%+-])[\w.%+-]{1,64}@[\w.-]{1,253}/.exec(shown)?.[0] ?? null
  return shown === ''
    ? null
    : {
        shown: shown
          .replace(/\[?mailto:[^\]\s]*\]?/i, '')
          .replace(/\s+/g, ' ')
          .replace(/<([^<>]*)<[^<>]*>+/, '<$1>')
          .trim(),
        email: email?.toLowerCase() ?? null,
      }
}

const closing = new RegExp(
  `^(?:${words.closings
    .map((phrase) => escapeRegExp(phrase))
    .sort((a, b) => b.length - a.length)
    .join('|')})(?!\\.?[\\p{L}\\d])`,
  'u',
)

/** A closing phrase is short: `Thanks for the offer, …` is none. */
export function isClosing(text: string): boolean {
  if (/\S(?: {2,}|[\t|;])\S/.test(text)) return false
  const folded = fold(text).replace(/^[\s*_-]+/, '')
  const found = closing.exec(folded)
  if (!found) return false
  const rest = folded
    .slice(found[0].length)
    .replace(/[\s,.!/*_-]+/g, ' ')
    .trim()
  return (
    rest === '' ||
    (rest.split(' ').length <= 5 && !/\d/.test(rest)) ||
    /^(?:verstuurd|verzonden|sent|get outlook)/.test(folded)
  )
}

/** Behind a closing phrase, a `--` line or a signature's element nothing counts but what is surely an item. */
function withoutSignature(lines: readonly MailLine[]): Pick<OwnWords, 'lines' | 'afterClosing'> {
  const wordsOnly = lines.filter(({ signature }) => !signature)
  const disclaimer = wordsOnly.findIndex(
    ({ text }) => text.length > 40 && words.disclaimers.test(fold(text.slice(0, 80))),
  )
  const own = disclaimer > 0 ? wordsOnly.slice(0, disclaimer) : wordsOnly
  const dashes = own.findIndex(({ text }, index) => index > 0 && /^--\s?$/.test(text))
  const until = dashes < 0 ? own : own.slice(0, dashes)
  const end = until.findIndex(({ text, cells }, index) => index > 0 && cells === null && isClosing(text))
  return end < 0
    ? { lines: until, afterClosing: [] }
    : { lines: until.slice(0, end), afterClosing: until.slice(end + 1) }
}
