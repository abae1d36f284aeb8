import { cutFileName, cutText } from '@staffel/shared-api/rules'
import type { Attachment, ParsedMail } from 'mailparser'
import { attachmentKind, readAttachment } from './attachments/read-attachment.ts'
import { deliveryDate } from './body/delivery-date.ts'
import type { DraftLine } from './lines/draft-line.types.ts'
import { sanitiseHtml } from './body/html/sanitise-html.ts'
import { limits } from './limits.ts'
import { bareId } from './mime/bare-id.ts'
import { recipientsOf, writerOf } from './mime/correspondents.ts'
import { parseMime } from './mime/parse-mime.ts'
import { sentAt } from './mime/sent-at.ts'
import { isDoubtful, isSidePaper } from './verdict/is-doubtful.ts'
import { readBody, type ReadBody } from './body/read-body.ts'
import { withoutCopies } from './without-copies.ts'
import type {
  MailAttachment,
  MailVerdict,
  ReadMail,
  ReadMailOptions,
  ReadProblem,
  RequestedLine,
} from './read-mail.types.ts'
import { replyHeaders } from './words/reply-headers.ts'
import { asksForQuote, ignoredByHeaders, isAdvertisement, isPaper } from './verdict/verdict.ts'

/** Reads one mail. Throws only where the parser does; `readMailInWorker` is what the rest of the house calls. */
export const readMail = (raw: Uint8Array, options: ReadMailOptions = {}): Promise<ReadMail> => readAt(raw, options, 0)

async function readAt(raw: Uint8Array, options: ReadMailOptions, depth: number): Promise<ReadMail> {
  const tooLarge = raw.length > limits.rawBytes
  const { mail, problem: parseProblem } = await parseMime(
    Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, limits.rawBytes)),
  )
  const body = readBody(mail)
  const attachments = mail.attachments.map(asAttachment)
  const inner = await forwardedMail(mail, options, depth)
  const ignored = options.isRequest ? null : ignoredByHeaders(mail)
  const own =
    mail.from?.value.some(
      ({ address }) => address !== undefined && options.ownAddresses?.includes(address.toLowerCase()),
    ) ?? false
  const files = ignored
    ? { lines: [], problem: null }
    : options.withoutFiles
      ? unreadFiles(attachments)
      : await linesOfFiles(attachments, body.english)
  const writer = body.forwardedFrom ?? writerOf(mail)
  const shown = inner ? `${body.text}\n\n${headOf(inner)}\n\n` : body.text
  const bodyLines: RequestedLine[] = body.drafts.map((draft) =>
    lineOf(draft, { part: 'text', start: draft.start, end: draft.end }),
  )
  const innerLines = (inner?.lines ?? []).map((line) => moved(line, shown.length, attachments.length))
  const all = withoutCopies([...bodyLines, ...innerLines, ...files.lines])
  const problem = tooLarge
    ? 'MAIL_TOO_LARGE'
    : (parseProblem ??
      body.problem ??
      files.problem ??
      (all.length > limits.lines ? 'TOO_MANY_LINES' : null) ??
      inner?.problem ??
      (isLost(mail, body, attachments) ? 'MAIL_MALFORMED' : null))
  const verdict = options.isRequest
    ? { kind: 'request' as const }
    : verdictOf({
        mail,
        body,
        ignored,
        own: own && !inner && !body.forwardedFrom,
        lines: all.length,
        inner,
        attachments,
        problem,
      })
  const lines = verdict.kind === 'request' ? all : []
  const outer = writerOf(mail)
  return {
    messageId: bareId(mail.messageId),
    inReplyTo: bareId(mail.inReplyTo),
    references: [mail.references ?? []].flat().flatMap((id) => bareId(id) ?? []),
    sender: inner?.sender ?? writer.shown,
    senderEmail: inner ? inner.senderEmail : writer.email,
    outerSender: inner || body.forwardedFrom ? outer : null,
    recipients: recipientsOf(mail),
    subject: (mail.subject ?? '').replace(/\s+/g, ' ').trim(),
    sentAt: sentAt(mail),
    text: shown + (inner?.text ?? ''),
    html: safeHtml(mail),
    attachments: [...attachments, ...(inner?.attachments ?? [])],
    verdict,
    lines: lines.slice(0, limits.lines),
    desiredDeliveryDate:
      verdict.kind === 'request'
        ? (inner?.desiredDeliveryDate ?? deliveryDate(body.own, sentAt(mail) ?? dayOf(options.receivedOn)))
        : null,
    problem,
  }
}

const dayOf = (day: string | undefined): Date => new Date(`${day ?? '2026-01-01'}T12:00:00Z`)

interface Found {
  readonly mail: ParsedMail
  readonly body: ReadBody
  readonly ignored: ReturnType<typeof ignoredByHeaders>
  readonly own: boolean
  readonly lines: number
  readonly inner: ReadMail | null
  readonly attachments: readonly MailAttachment[]
  readonly problem: ReadProblem | null
}

/** In doubt it is a request, without lines: a person looks at it. */
function verdictOf({ mail, body, ignored, own, lines, inner, attachments, problem }: Found): MailVerdict {
  const subject = mail.subject ?? ''
  if (ignored) return { kind: 'ignored', reason: ignored }
  if (own) return { kind: 'ignored', reason: 'own_address' }
  if ((inner && lines > 0) || problem) return { kind: 'request' }
  if (isAdvertisement(subject, body.own)) return { kind: 'ignored', reason: 'advertisement' }
  if (isPaper(subject, body.own)) return { kind: 'ignored', reason: 'no_request' }
  const { own: written, english, text } = body
  const asks = lines > 0 || inner?.verdict.kind === 'request' || asksForQuote(subject, written)
  const isUnsure = (): boolean =>
    isDoubtful({ subject: withoutReply(subject), own: written, english, text, html: mail.html || '', attachments })
  return asks || isUnsure() ? { kind: 'request' } : { kind: 'ignored', reason: 'no_request' }
}

/** What is answered was judged before. */
const withoutReply = (subject: string): string => (replyHeaders.subjectReply.test(subject) ? '' : subject)

/** Nothing that could be shown came out of a mail that holds something. */
function isLost(mail: ParsedMail, { text }: ReadBody, attachments: readonly MailAttachment[]): boolean {
  if (/[\p{L}\d]/u.test(text) || attachments.length > 0) return false
  if (mail.html) return holdsText(mail.html)
  return (mail.from === undefined && mail.subject === undefined) || isTornApart(mail)
}

/**
 * What stands between the parts of a mail has at most 70 characters (RFC 2046); one that is far longer is not found
 * again, and no part is.
 */
function isTornApart({ headers }: ParsedMail): boolean {
  const type = headers.get('content-type')
  const boundary = typeof type === 'object' && 'params' in type ? type.params.boundary : undefined
  return typeof boundary === 'string' && boundary.length > 500
}

/** Outside of its tags. */
function holdsText(html: string): boolean {
  let inTag = false
  for (const character of html.slice(0, limits.html)) {
    if (character === '<') inTag = true
    else if (character === '>') inTag = false
    else if (!inTag && /[\p{L}\d]/u.test(character)) return true
  }
  return false
}

const lineOf = (
  { searchLine, quantity, quantityAssumed, unit, confidence }: DraftLine,
  source: RequestedLine['source'],
): RequestedLine => ({ searchLine: cutText(searchLine, 1000), quantity, quantityAssumed, unit, confidence, source })

const moved = (line: RequestedLine, by: number, files: number): RequestedLine => ({
  ...line,
  source:
    line.source.part === 'text'
      ? { ...line.source, start: line.source.start + by, end: line.source.end + by }
      : { ...line.source, attachmentIndex: line.source.attachmentIndex + files },
})

/** The first mail that is attached to this one, as mail programs forward it. */
async function forwardedMail(mail: ParsedMail, options: ReadMailOptions, depth: number): Promise<ReadMail | null> {
  const attached = mail.attachments.find(
    ({ contentType, filename = '' }) => contentType === 'message/rfc822' || /\.eml$/i.test(filename),
  )
  return attached && depth < limits.forwardDepth ? readAt(attached.content, options, depth + 1) : null
}

const headOf = ({ sender, subject, sentAt: date }: ReadMail): string =>
  [
    `Van: ${sender}`,
    ...(date ? [`Datum: ${date.toISOString().slice(0, 16).replace('T', ' ')}`] : []),
    `Onderwerp: ${subject}`,
  ].join('\n')

async function linesOfFiles(
  attachments: readonly MailAttachment[],
  english: boolean,
): Promise<{ readonly lines: RequestedLine[]; readonly problem: ReadProblem | null }> {
  const lines: RequestedLine[] = []
  let problem: ReadProblem | null = null
  let read = 0
  for (const [attachmentIndex, attachment] of attachments.entries()) {
    const kind = isSidePaper(attachment.name) ? null : attachmentKind(attachment)
    if (!kind || read >= limits.readAttachments) continue
    read += 1
    try {
      const drafts = await readAttachment(attachment, kind, english, () => (problem ??= 'ATTACHMENT_CUT'))
      for (const draft of drafts)
        lines.push(
          lineOf(draft, {
            part: 'attachment',
            attachmentIndex,
            start: draft.start,
            end: draft.end,
            place: draft.place,
          }),
        )
    } catch {
      problem = 'ATTACHMENT_UNREADABLE'
    }
  }
  return { lines, problem }
}

const unreadFiles = (attachments: readonly MailAttachment[]) => ({
  lines: [],
  problem: attachments.some((attachment) => attachmentKind(attachment) !== null)
    ? ('ATTACHMENT_UNREADABLE' as const)
    : null,
})

const asAttachment = ({
  filename,
  contentType,
  content,
  related,
  contentDisposition,
  cid,
}: Attachment): MailAttachment => ({
  name: cutFileName((filename ?? '').replace(/[\p{Cc}/\\]/gu, '_').trim(), 200) || 'bijlage',
  mime: contentType.toLowerCase(),
  bytes: new Uint8Array(content),
  inline: related || (contentDisposition === 'inline' && cid !== undefined),
})

function safeHtml(mail: ParsedMail): string | null {
  if (!mail.html) return null
  const images = new Map(
    mail.attachments.flatMap(({ cid, contentType, content }) =>
      cid !== undefined &&
      /^image\/(?:png|jpe?g|gif|webp)$/.test(contentType) &&
      content.length <= limits.inlineImageBytes
        ? [[cid, `data:${contentType};base64,${content.toString('base64')}`] as const]
        : [],
    ),
  )
  return sanitiseHtml(cutText(mail.html, limits.html), images, limits.htmlDepth)
}
