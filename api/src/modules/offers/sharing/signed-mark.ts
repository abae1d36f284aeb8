import type { Signature } from '@staffel/shared-api/contract'
import type { PdfImage } from '../../../documents/printed-offer.types.ts'
import { DomainError, invalid } from '../../../errors.ts'

const prefix = 'data:image/png;base64,'
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const mostPixels = 4_000_000

export interface SignedMark {
  readonly text: string | null
  readonly image: PdfImage | null
}

/** What stands on the dotted line. A drawn signature is a PNG of reasonable size, or nothing at all. */
export function signedMark(signature: Signature | undefined, isRequired: boolean): SignedMark {
  if (!signature) {
    if (isRequired) throw new DomainError('SIGNATURE_REQUIRED')
    return { text: null, image: null }
  }
  if (signature.type === 'typed') {
    if (signature.data.trim() === '') throw new DomainError('SIGNATURE_REQUIRED')
    if (signature.data.length > 200) throw invalid({ 'signature.data': { nl: 'Hooguit 200 tekens.', en: 'At most 200 characters.' } })
    return { text: signature.data.trim(), image: null }
  }
  const bytes = signature.data.startsWith(prefix) ? Buffer.from(signature.data.slice(prefix.length), 'base64') : Buffer.alloc(0)
  if (!isPng(bytes)) throw invalid({ 'signature.data': { nl: 'De handtekening is niet leesbaar. Teken opnieuw.', en: 'The signature cannot be read. Draw it again.' } })
  return { text: null, image: { bytes, mime: 'image/png' } }
}

function isPng(bytes: Buffer): boolean {
  if (bytes.length < 45 || !bytes.subarray(0, 8).equals(pngStart) || bytes.toString('latin1', 12, 16) !== 'IHDR') return false
  const pixels = bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
  return pixels > 0 && pixels <= mostPixels
}
