import type { Matcher } from '../../matching/matcher.types.ts'
import type { ReadMail, ReadMailInWorker, RequestedLine } from '../../reading/read-mail.types.ts'

/** A mail as a test writes it. */
export interface PlainMail {
  readonly from?: string
  readonly subject?: string
  readonly id?: string
  readonly inReplyTo?: string
  readonly references?: string
  readonly date?: string
  readonly received?: string
  readonly body?: string
}

export function plainMail({
  from = 'Anna de Wit <anna@dewit.example.nl>',
  subject = 'Aanvraag',
  body = '',
  ...mail
}: PlainMail): Buffer {
  const headers = {
    Received: mail.received,
    From: from,
    Subject: subject,
    'Message-ID': mail.id && `<${mail.id}>`,
    'In-Reply-To': mail.inReplyTo && `<${mail.inReplyTo}>`,
    References: mail.references,
    Date: mail.date,
  }
  const head = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  return Buffer.from([...head, '', body].join('\r\n'))
}

/**
 * Reads what `plainMail` writes: lines such as `12 st bout`. Intake is tested with it, so that its tests say what each
 * mail holds.
 */
export const readPlainMail: ReadMailInWorker = (raw, options = {}) => {
  const [head = '', ...rest] = Buffer.from(raw).toString().split('\r\n\r\n')
  const text = rest.join('\r\n\r\n')
  const header = (name: string): string | null => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null
  const ids = (name: string): string[] => [...(header(name) ?? '').matchAll(/<([^<>]+)>/g)].map(([, id]) => id ?? '')
  const sender = header('From') ?? ''
  const senderEmail = /<([^<>]+)>/.exec(sender)?.[1]?.toLowerCase() ?? null
  const read: ReadMail = {
    messageId: ids('Message-ID')[0] ?? null,
    inReplyTo: ids('In-Reply-To')[0] ?? null,
    references: ids('References'),
    sender,
    senderEmail,
    outerSender: null,
    recipients: [],
    subject: header('Subject') ?? '',
    sentAt: dateOf(header('Date')),
    text,
    html: null,
    attachments: [],
    verdict: isOwn(senderEmail, options.ownAddresses)
      ? { kind: 'ignored', reason: 'own_address' }
      : verdictOf(header('Auto-Submitted'), text),
    lines: linesOf(text),
    desiredDeliveryDate: null,
    problem: raw.byteLength > 25 * 1024 * 1024 ? 'MAIL_TOO_LARGE' : null,
  }
  return Promise.resolve(read)
}

const isOwn = (address: string | null, own: readonly string[] = []): boolean =>
  address !== null && own.includes(address)

function dateOf(written: string | null): Date | null {
  const date = Date.parse(written ?? '')
  return Number.isNaN(date) ? null : new Date(date)
}

const verdictOf = (auto: string | null, text: string): ReadMail['verdict'] => {
  if (auto !== null) return { kind: 'ignored', reason: 'auto_reply' }
  return text.startsWith('Bedankt') ? { kind: 'ignored', reason: 'no_request' } : { kind: 'request' }
}

function linesOf(text: string): RequestedLine[] {
  return [...text.slice(0, 1_000_000).matchAll(/^(\d+) st .+$/gm)].map((found) => ({
    searchLine: found[0].trim(),
    quantity: Number(found[1]),
    quantityAssumed: false,
    unit: 'st',
    confidence: 'high',
    source: { part: 'text', start: found.index, end: found.index + found[0].length },
  }))
}

/** Finds nothing. */
export const noMatches: Matcher = {
  match: (_tx, _tenantId, lines) => Promise.resolve(lines.map(() => [])),
  candidates: () => Promise.resolve([]),
}
