import { DomainError, type Bilingual } from '../../../errors.ts'
import type { ImageKind } from '../../../files/pictures/image-kind.ts'
import { readLogo } from '../../../files/pictures/read-pictures.ts'

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

/** The specification's sentences, to the letter, with their Dutch. */
export const logoMessages = {
  type: {
    nl: 'Ongeldig bestandstype. Upload een afbeelding (JPEG, PNG, GIF, SVG, WebP).',
    en: 'Invalid file type. Please upload an image file (JPEG, PNG, GIF, SVG, WebP).',
  },
  extension: {
    nl: 'Ongeldige bestandsextensie. Upload een afbeelding.',
    en: 'Invalid file extension. Please upload an image file.',
  },
  size: {
    nl: 'Het bestand is te groot. Upload een afbeelding kleiner dan 5 MB.',
    en: 'File size too large. Please upload an image smaller than 5MB.',
  },
  empty: {
    nl: 'Het bestand lijkt leeg. Kies een geldige afbeelding.',
    en: 'File appears to be empty. Please select a valid image file.',
  },
  failed: { nl: 'Uploaden mislukt. Probeer het opnieuw.', en: 'Upload failed. Please try again.' },
  success: { nl: 'Logo geüpload!', en: 'Logo uploaded successfully!' },
} satisfies Record<string, Bilingual>

const refused = (code: 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION' | 'TOO_LARGE', message: Bilingual): DomainError =>
  new DomainError(code, { message, fields: { logo: message } })

/**
 * Type, extension and content must name the same kind of image, and it must decode. A drawing is rewritten from what is
 * safe in it.
 */
export async function checkLogo({ bytes, fileName, mediaType }: UploadedFile, owner: string): Promise<CheckedLogo> {
  const declared = mediaTypes[mediaType.toLowerCase()]
  if (!declared) throw refused('UNSUPPORTED_MEDIA_TYPE', logoMessages.type)
  const extension = /\.([A-Za-z]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  if (extensions[extension] !== declared) throw refused('UNSUPPORTED_MEDIA_TYPE', logoMessages.extension)
  if (bytes.length === 0) throw refused('VALIDATION', logoMessages.empty)
  const read = await readLogo(bytes, declared, owner)
  if ('safe' in read) return { kind: declared, bytes: Buffer.from(read.safe) }
  throw read.refused === 'too_many_pixels'
    ? refused('TOO_LARGE', logoMessages.size)
    : refused('UNSUPPORTED_MEDIA_TYPE', logoMessages.type)
}
