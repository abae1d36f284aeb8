import { checkLogoFile } from '@staffel/shared-api/rules'
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

const codes = {
  type: 'UNSUPPORTED_MEDIA_TYPE',
  extension: 'UNSUPPORTED_MEDIA_TYPE',
  size: 'TOO_LARGE',
  empty: 'VALIDATION',
} as const

const refused = (code: 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION' | 'TOO_LARGE', message: Text): DomainError =>
  new DomainError(code, { message, fields: { logo: message } })

/**
 * Type, extension and content must name the same kind of image, and it must decode. A drawing is rewritten from what is
 * safe in it.
 */
export async function checkLogo({ bytes, fileName, mediaType }: UploadedFile, owner: string): Promise<CheckedLogo> {
  const checked = checkLogoFile({ name: fileName, type: mediaType, size: bytes.length })
  if ('problem' in checked) throw refused(codes[checked.problem], text(`logo.${checked.problem}`))
  const read = await readLogo(bytes, checked.kind, owner)
  if ('safe' in read) return { kind: checked.kind, bytes: Buffer.from(read.safe) }
  throw read.refused === 'too_many_pixels'
    ? refused('TOO_LARGE', text('logo.size'))
    : refused('UNSUPPORTED_MEDIA_TYPE', text('logo.type'))
}
