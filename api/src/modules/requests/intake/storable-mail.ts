import type { QuoteProblem } from '@staffel/shared-api/contract'
import { cutFileName, cutText, storableText } from '@staffel/shared-api/rules'
import type { ReadMail, ReadProblem, RequestedLine } from '../reading/read-mail.types.ts'

/** Lengths that fit the columns, their indexes, and a screen. */
const longest = {
  messageId: 500,
  sender: 300,
  email: 254,
  subject: 500,
  line: 2000,
  unit: 40,
  filename: 200,
  mime: 120,
  references: 50,
}
/** More pieces than anyone orders; a larger number was none. */
const mostPieces = 999_999_999

const short = (text: string, length: number): string => storableText(cutText(text, length))
const address = (email: string | null): string | null =>
  email === null || email.length > longest.email ? null : storableText(email).toLowerCase()

/** What was read of a mail, in lengths and characters that can be stored. */
export function storableMail(read: ReadMail) {
  return {
    messageId: read.messageId === null ? null : short(read.messageId, longest.messageId),
    inReplyTo: read.inReplyTo === null ? null : short(read.inReplyTo, longest.messageId),
    references: read.references.slice(-longest.references).map((id) => short(id, longest.messageId)),
    sender: short(read.sender, longest.sender),
    senderEmail: address(read.senderEmail),
    forwardedBy: read.outerSender === null ? null : short(read.outerSender.shown, longest.sender),
    subject: short(read.subject, longest.subject),
    // Every character keeps its place, because lines count in the text.
    text: storableText(read.text),
    html: read.html === null ? null : storableText(read.html),
  }
}
export type StorableMail = ReturnType<typeof storableMail>

export function storableLine(line: RequestedLine) {
  return {
    searchLine: short(line.searchLine, longest.line),
    // Zero or nonsense is no quantity; the words stay for a person to see.
    ...(isQuantity(line.quantity)
      ? { quantity: Math.round(line.quantity * 1000) / 1000, quantityAssumed: line.quantityAssumed }
      : { quantity: 1, quantityAssumed: true }),
    unit: line.unit === null ? null : short(line.unit, longest.unit),
    confidence: line.confidence,
    source: line.source,
  }
}
export type StorableLine = ReturnType<typeof storableLine>

const isQuantity = (quantity: number): boolean => quantity >= 0.001 && quantity <= mostPieces

export const storableFile = ({
  name,
  mime,
}: {
  readonly name: string
  readonly mime: string
}): { filename: string; content_type: string } => ({
  filename: storableText(cutFileName(name, longest.filename)),
  content_type: short(mime, longest.mime),
})

const problems: Readonly<Record<ReadProblem, QuoteProblem>> = {
  MAIL_TOO_LARGE: 'too_large',
  TEXT_TOO_LARGE: 'too_large',
  HTML_TOO_LARGE: 'too_large',
  TOO_MANY_PARTS: 'too_many_parts',
  TOO_MANY_LINES: 'too_many_lines',
  READING_TOO_SLOW: 'too_slow',
  ATTACHMENT_CUT: 'attachment_unread',
  HEADERS_TOO_LARGE: 'too_large',
  ATTACHMENT_UNREADABLE: 'attachment_unread',
  MAIL_MALFORMED: 'malformed',
  READING_FAILED: 'failed',
}

export const problemOf = (read: ReadMail): QuoteProblem | null =>
  read.problem === null ? null : problems[read.problem]

/** Another attempt may go better: nothing in the mail itself was found to be wrong. */
export const mayGoBetter = ({ problem }: ReadMail): boolean =>
  problem === 'READING_FAILED' || problem === 'READING_TOO_SLOW'

/** A mail that could not even be stored as it was read. */
export const notRead: ReadMail = {
  messageId: null,
  inReplyTo: null,
  references: [],
  sender: '',
  senderEmail: null,
  outerSender: null,
  recipients: [],
  subject: '',
  sentAt: null,
  text: '',
  html: null,
  attachments: [],
  verdict: { kind: 'request' },
  lines: [],
  desiredDeliveryDate: null,
  problem: 'READING_FAILED',
}
