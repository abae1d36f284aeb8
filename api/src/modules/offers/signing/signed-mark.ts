import type { Signature } from '@staffel/shared-api/contract'
import type { PdfImage } from '../../../documents/printed-offer.types.ts'
import { DomainError, invalid } from '../../../errors.ts'
import type { SignatureAnswer } from '../../../files/pictures/picture-jobs.types.ts'
import { readSignature } from '../../../files/pictures/read-pictures.ts'
import { text } from '../../../texts/text.ts'

const prefix = 'data:image/png;base64,'

export interface SignedMark {
  readonly text: string | null
  readonly image: PdfImage | null
}

/** What a signature is found to be, before anything is locked for it. */
export interface ReadMark {
  readonly drawn: SignatureAnswer | null
  readonly bytes: Buffer
}

const noMark: ReadMark = { drawn: null, bytes: Buffer.alloc(0) }

/** Decodes a drawn signature. `owner`: whose pictures these are. */
export async function readMark(signature: Signature | undefined, owner: string): Promise<ReadMark> {
  if (signature?.type !== 'drawn') return noMark
  const bytes = signature.data.startsWith(prefix)
    ? Buffer.from(signature.data.slice(prefix.length), 'base64')
    : Buffer.alloc(0)
  return { drawn: bytes.length === 0 ? 'unreadable' : await readSignature(bytes, owner), bytes }
}

/** A letter or a digit that is seen: some characters take no ink, and blanks are not the only ones. */
export function showsText(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
}

/**
 * What stands on the dotted line. A drawn signature is a picture that decodes and shows something, or nothing at all.
 */
export function signedMark(
  signature: Signature | undefined,
  { drawn, bytes }: ReadMark,
  isRequired: boolean,
): SignedMark {
  if (!signature) {
    if (isRequired) throw new DomainError('SIGNATURE_REQUIRED')
    return { text: null, image: null }
  }
  if (signature.type === 'typed') {
    if (!showsText(signature.data)) throw new DomainError('SIGNATURE_REQUIRED', { fields: { 'signature.data': empty } })
    if (signature.data.length > 200) throw invalid({ 'signature.data': text('offer.signature.tooLong') })
    return { text: signature.data.trim(), image: null }
  }
  if (drawn === 'empty')
    throw new DomainError('SIGNATURE_REQUIRED', { message: empty, fields: { 'signature.data': empty } })
  if (drawn !== 'drawn')
    throw invalid({
      'signature.data': text('offer.signature.unreadable'),
    })
  return { text: null, image: { bytes, mime: 'image/png' } }
}

const empty = text('offer.signature.empty')
