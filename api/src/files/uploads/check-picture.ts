import { DomainError } from '../../errors.ts'
import type { ImageKind } from '../pictures/image-kind.ts'
import type { RedrawnPicture } from '../pictures/picture-jobs.types.ts'
import { readProductPicture } from '../pictures/read-pictures.ts'
import { text, type Text } from '../../texts/text.ts'
import type { UploadedPicture } from './picture-form.ts'

const kinds: Readonly<Record<string, ImageKind>> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
}

const refused = (code: 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION' | 'TOO_LARGE', message: Text): DomainError =>
  new DomainError(code, { message, fields: { file: message } })

/** Type, extension and content must name the same kind of picture, and it must decode to its end. */
export async function checkPicture(
  { bytes, fileName, mediaType }: UploadedPicture,
  owner: string,
): Promise<RedrawnPicture> {
  const kind = kinds[mediaType.toLowerCase()]
  const extension = /\.([A-Za-z]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  if (!kind || kinds[extension] !== kind) throw refused('UNSUPPORTED_MEDIA_TYPE', text('picture.kind'))
  if (bytes.length === 0) throw refused('VALIDATION', text('picture.empty'))
  const read = await readProductPicture(bytes, kind, owner)
  if ('full' in read) return read
  throw read.refused === 'too_many_pixels'
    ? refused('TOO_LARGE', text('picture.pixels'))
    : refused('UNSUPPORTED_MEDIA_TYPE', text('picture.unreadable'))
}
