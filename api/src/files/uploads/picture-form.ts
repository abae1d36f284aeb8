import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../errors.ts'
import { fieldMessage } from '../../http/field-message.ts'
import { formParts } from '../../http/form-parts.ts'
import { text } from '../../texts/text.ts'

export interface UploadedPicture {
  readonly bytes: Buffer
  readonly fileName: string
  readonly mediaType: string
}

const refuse = (field: string, keyword: string): DomainError => invalid({ [field]: fieldMessage({ keyword }) })

/** Reads the form of an upload. The file is cut off at `maxBytes` while it comes in. */
export async function readPictureForm(request: FastifyRequest, maxBytes: number): Promise<UploadedPicture> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  let file: UploadedPicture | null = null
  const largest = text('picture.size')
  const tooLarge = new DomainError('TOO_LARGE', { message: largest, fields: { file: largest } })
  for await (const part of formParts(request, { maxBytes, tooLarge })) {
    if (part.type === 'field' || part.name !== 'file') throw refuse(part.name, 'additionalProperties')
    file = { bytes: part.bytes, fileName: part.filename, mediaType: part.mediaType }
  }
  if (!file) throw refuse('file', 'required')
  return file
}
