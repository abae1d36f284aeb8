import { decodeText } from '../../../files/tables/decode-text.ts'
import { attachmentKind } from '../reading/attachments/read-attachment.ts'
import { limits } from '../reading/limits.ts'
import { plainToLines } from '../reading/body/text/plain-to-lines.ts'
import type { AttachmentRow } from './handling.repository.ts'

/**
 * The text that the lines of a file count in, as it was read; null for one whose lines count in something else, such as
 * a sheet or a page.
 */
export function attachmentText(
  { filename, content_type }: Pick<AttachmentRow, 'filename' | 'content_type'>,
  bytes: Uint8Array,
): string | null {
  const kind = attachmentKind({ name: filename, mime: content_type, bytes, inline: false })
  if (kind !== 'csv' && kind !== 'text') return null
  const text = decodeText(bytes.subarray(0, limits.text)).replace(/^\uFEFF/, '')
  return kind === 'csv' ? text : plainToLines(text).text
}
