import { DomainError } from '../../../../errors.ts'
import { text } from '../../../../texts/text.ts'

export interface UploadedAttachment {
  readonly bytes: Buffer
  readonly filename: string
  readonly mediaType: string
}

const office = 'application/vnd.openxmlformats-officedocument'

interface Kind {
  readonly type: string
  readonly extensions: readonly string[]
  readonly is: (bytes: Buffer) => boolean
}

const starts = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, index) => bytes[index] === byte)

/** An office document is a ZIP with a list of its parts; one with macros is a program. */
const isOffice = (bytes: Buffer, folder: string): boolean =>
  starts(bytes, 0x50, 0x4b, 0x03, 0x04) &&
  bytes.includes('[Content_Types].xml') &&
  bytes.includes(folder) &&
  !bytes.includes('vbaProject')

const kinds: readonly Kind[] = [
  { type: 'application/pdf', extensions: ['pdf'], is: (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-' },
  {
    type: 'image/png',
    extensions: ['png'],
    is: (bytes) => starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  { type: 'image/jpeg', extensions: ['jpg', 'jpeg'], is: (bytes) => starts(bytes, 0xff, 0xd8, 0xff) },
  { type: `${office}.wordprocessingml.document`, extensions: ['docx'], is: (bytes) => isOffice(bytes, 'word/') },
  { type: `${office}.spreadsheetml.sheet`, extensions: ['xlsx'], is: (bytes) => isOffice(bytes, 'xl/') },
]

export function rejected(reason: 'kind' | 'empty' | 'infected'): DomainError {
  const message = text(`attachment.${reason}`)
  return new DomainError('FILE_REJECTED', { message, fields: { file: message }, details: { reason } })
}

/** Media type and extension of a file whose name, type and content all say the same. */
export function attachmentKind({ bytes, filename, mediaType }: UploadedAttachment): {
  readonly type: string
  readonly extension: string
} {
  if (bytes.length === 0) throw rejected('empty')
  const extension = /\.([A-Za-z]+)$/.exec(filename)?.[1]?.toLowerCase() ?? ''
  const kind = kinds.find(({ type }) => type === mediaType.toLowerCase().split(';')[0]?.trim())
  if (!kind || !kind.extensions.includes(extension) || !kind.is(bytes)) throw rejected('kind')
  return { type: kind.type, extension: kind.extensions[0] ?? extension }
}
