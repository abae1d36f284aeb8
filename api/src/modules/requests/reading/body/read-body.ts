import { cutText } from '@staffel/shared-api/rules'
import type { ParsedMail } from 'mailparser'
import type { DraftLine } from '../lines/draft-line.types.ts'
import type { FoundItem } from '../grammar/clause.types.ts'
import { readAssumed } from '../grammar/read-clause.ts'
import { isEnglish } from '../grammar/evidence/is-english.ts'
import { htmlToLines } from './html/html-to-lines.ts'
import { limits } from '../limits.ts'
import { readLines } from '../lines/read-lines.ts'
import type { Correspondent, ReadProblem } from '../read-mail.types.ts'
import { findOwnWords } from './text/find-own-words.ts'
import type { MailLine, MailText } from './text/mail-line.types.ts'
import { plainToLines } from './text/plain-to-lines.ts'
import { unwrap } from './text/unwrap.ts'
import { replyHeaders } from '../words/reply-headers.ts'
import { fold } from '../words/fold.ts'
import { collapse } from '../words/collapse.ts'
import { words } from '../words/words.ts'

export interface ReadBody {
  readonly text: string
  /** The text of the lines that the writer wrote for this mail. */
  readonly own: string
  readonly english: boolean
  readonly drafts: readonly DraftLine[]
  readonly forwardedFrom: Correspondent | null
  readonly problem: ReadProblem | null
}

/** The requested lines in the body of a mail. */
export function readBody(mail: ParsedMail): ReadBody {
  const { body, problem } = shownText(mail)
  const tooMany = body.lines.length > limits.textLines ? ('TOO_MANY_LINES' as const) : null
  const subject = mail.subject ?? ''
  const own = findOwnWords(body.lines, subject)
  const ownText = own.lines.map(({ text }) => text).join('\n')
  const english = isEnglish(`${subject}\n${ownText}`)
  const story = !words.asks.test(fold(`${replyHeaders.subjectReply.test(subject) ? '' : subject}\n${ownText}`))
  const read = (lines: readonly MailLine[]): DraftLine[] =>
    readLines(unwrap(lines, body.text, body.wrapped), { english, story })
  const drafts = [...read(own.lines), ...surely(read(own.afterClosing))]
  const result = {
    text: body.text,
    own: ownText,
    english,
    forwardedFrom: own.forwardedFrom,
    problem: problem ?? tooMany,
  }
  if (drafts.length > 0) return { ...result, drafts }
  const assumed = own.lines.flatMap((line) =>
    line.cells
      ? []
      : readAssumed(line.text.slice(0, limits.lineLength), english).map((item) => assumedDraft(line, item)),
  )
  if (assumed.length > 0 || !pointsToHistory(ownText, subject, own.forwardedFrom)) return { ...result, drafts: assumed }
  return {
    ...result,
    drafts: read(own.history.map((line) => ({ ...line, quote: 0 }))).map((draft) => ({ ...draft, confidence: 'low' })),
  }
}

const assumedDraft = (line: MailLine, { start, end }: FoundItem): DraftLine => ({
  searchLine: collapse(line.text.slice(start, end)),
  quantity: 1,
  quantityAssumed: true,
  unit: null,
  confidence: 'low',
  start: line.start + start,
  end: line.start + end,
})

/** `Graag prijs voor onderstaande`: what is quoted below is asked for. */
const pointsToHistory = (own: string, subject: string, forwardedFrom: Correspondent | null): boolean => {
  const folded = fold(own)
  return (
    forwardedFrom !== null ||
    replyHeaders.subjectForward.test(subject) ||
    (words.pointsBelow.test(folded) && words.quoteCues.test(folded))
  )
}

/** Below a closing phrase stand addresses and slogans; only what names goods with a unit is asked for there. */
const surely = (drafts: readonly DraftLine[]): DraftLine[] =>
  drafts.filter(
    ({ confidence, unit, searchLine }) =>
      confidence === 'high' && unit !== null && /\d\s?[x×*]\s?\d|\bm\d{1,2}\b|[øØ]\s?\d|\d\s?mm\b/i.test(searchLine),
  )

/** The HTML is what the writer saw, and keeps tables; the plain text is read when the HTML says less. */
function shownText(mail: ParsedMail): { readonly body: MailText; readonly problem: ReadProblem | null } {
  const rawText = mail.text ?? ''
  const rawHtml = mail.html || ''
  const plain = plainToLines(cutText(rawText, limits.text))
  const problem = rawText.length > limits.text ? ('TEXT_TOO_LARGE' as const) : null
  if (rawHtml === '') return { body: plain, problem }
  const html = htmlToLines(cutText(rawHtml, limits.html), limits.htmlDepth)
  const htmlProblem = rawHtml.length > limits.html || html.tooDeep ? ('HTML_TOO_LARGE' as const) : null
  const size = (text: string): number => text.replace(/[^\p{L}\d]/gu, '').length
  const usesHtml = size(plain.text) === 0 || size(html.text) >= size(plain.text) * 0.6
  return { body: usesHtml ? html : plain, problem: problem ?? htmlProblem }
}
