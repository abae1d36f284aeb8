import { decodeText } from '../../../../files/tables/decode-text.ts'
import type { DraftLine } from '../lines/draft-line.types.ts'
import { isEnglish } from '../grammar/evidence/is-english.ts'
import { htmlToLines } from '../body/html/html-to-lines.ts'
import { limits } from '../limits.ts'
import { readLines } from '../lines/read-lines.ts'
import type { AttachmentPlace, MailAttachment } from '../read-mail.types.ts'
import { readTable } from '../body/tables/read-table.ts'
import { plainToLines } from '../body/text/plain-to-lines.ts'
import { csvRows } from './csv-rows.ts'
import { readXlsx } from './read-xlsx.ts'

export interface AttachmentDraft extends DraftLine {
  readonly place: AttachmentPlace
}

type Kind = 'csv' | 'xlsx' | 'pdf' | 'text' | 'html'

/** What an attachment can be read as, by its content first and then by its name. Null for one without lines. */
export function attachmentKind({ name, mime, bytes, inline }: MailAttachment): Kind | null {
  const end = name.toLowerCase().split('.').at(-1) ?? ''
  const head = String.fromCharCode(...bytes.subarray(0, 5))
  if (head === '%PDF-') return 'pdf'
  if (head.startsWith('PK') && (/^xls[xm]$/.test(end) || /spreadsheetml|ms-excel/.test(mime))) return 'xlsx'
  if (inline || head.startsWith('PK')) return null
  if (end === 'csv' || end === 'tsv' || /csv|tab-separated/.test(mime)) return 'csv'
  if (end === 'txt' || mime === 'text/plain') return 'text'
  return end === 'html' || end === 'htm' || mime === 'text/html' ? 'html' : null
}

/** The requested lines in an attachment, as far as it is read: `cut` hears that there is more. */
export async function readAttachment(
  attachment: MailAttachment,
  kind: Kind,
  english: boolean,
  cut: () => void = () => undefined,
): Promise<AttachmentDraft[]> {
  if (kind === 'xlsx')
    return readXlsx(attachment.bytes, cut).flatMap(({ name, rows }) => {
      const byStart = new Map(rows.map(({ start, row }) => [start, row]))
      return readTable(rows, english).map((draft) => ({
        ...draft,
        place: { kind: 'row' as const, sheet: name, row: byStart.get(draft.start) ?? 1 },
      }))
    })
  if (kind === 'pdf')
    return (await (await import('./read-pdf.ts')).readPdf(attachment.bytes, cut)).flatMap(({ lines, text }, index) =>
      readLines(lines, { english: english || isEnglish(text), story: false }).map((draft) => ({
        ...draft,
        place: { kind: 'page' as const, page: index + 1 },
      })),
    )
  if (attachment.bytes.length > limits.text) cut()
  const text = decodeText(attachment.bytes.subarray(0, limits.text)).replace(/^\uFEFF/, '')
  const row = (start: number) => ({ kind: 'row' as const, sheet: null, row: text.slice(0, start).split('\n').length })
  if (kind === 'csv') {
    const rows = csvRows(text, limits.rows)
    if (rows.length >= limits.rows) cut()
    return readTable(rows, english).map((draft) => ({ ...draft, place: row(draft.start) }))
  }
  const { lines } = kind === 'html' ? htmlToLines(text, limits.htmlDepth) : plainToLines(text)
  return readLines(lines, { english: english || isEnglish(text), story: false }).map((draft, index) => ({
    ...draft,
    place: { kind: 'row', sheet: null, row: index + 1 },
  }))
}
