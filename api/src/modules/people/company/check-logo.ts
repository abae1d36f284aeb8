import { DomainError } from '../../../errors.ts'
import type { ImageKind } from '../../../files/pictures/image-kind.ts'
import { readLogo } from '../../../files/pictures/read-pictures.ts'
import { text, type Text } from '../../../texts/text.ts'

export interface UploadedFile {
  readonly bytes: Buffer
  readonly fileName: string
  readonly mediaType: string
}

export interface CheckedLogo {
  readonly kind: ImageKind
  readonly bytes: Buffer
}

const mediaTypes: Readonly<Record<string, ImageKind>> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
}
const extensions: Readonly<Record<string, ImageKind>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  svg: 'svg',
  webp: 'webp',
}

const refused = (code: 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION' | 'TOO_LARGE', message: Text): DomainError =>
  new DomainError(code, { message, fields: { logo: message } })

/**
 * Type, extension and content must name the same kind of image, and it must decode. A drawing is rewritten from what is
 * safe in it.
 */
export async function checkLogo({ bytes, fileName, mediaType }: UploadedFile, owner: string): Promise<CheckedLogo> {
  const declared = mediaTypes[mediaType.toLowerCase()]
  if (!declared) throw refused('UNSUPPORTED_MEDIA_TYPE', text('logo.type'))
  const extension = /\.([A-Za-z]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  if (extensions[extension] !== declared) throw refused('UNSUPPORTED_MEDIA_TYPE', text('logo.extension'))
  if (bytes.length === 0) throw refused('VALIDATION', text('logo.empty'))
  const read = await readLogo(bytes, declared, owner)
  if ('safe' in read) return { kind: declared, bytes: Buffer.from(read.safe) }
  throw read.refused === 'too_many_pixels'
    ? refused('TOO_LARGE', text('logo.size'))
    : refused('UNSUPPORTED_MEDIA_TYPE', text('logo.type'))
}
