import type { VisibleTo } from '@staffel/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../../../errors.ts'
import { fieldMessage } from '../../../../http/messages.ts'
import type { UploadedAttachment } from './attachment-kind.ts'

export interface AttachmentForm {
  readonly file: UploadedAttachment
  readonly visibleTo: VisibleTo
}

const tooLarge = { nl: 'Een bijlage is hooguit 10 MB.', en: 'An attachment is at most 10 MB.' }
const refuse = (field: string, keyword: string): DomainError => invalid({ [field]: fieldMessage({ keyword }) })

/** Reads the form of an upload. The file is cut off at `maxBytes` while it comes in; nothing larger is ever in memory. */
export async function readAttachmentForm(request: FastifyRequest, maxBytes: number): Promise<AttachmentForm> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  let file: UploadedAttachment | null = null
  let visibleTo: VisibleTo = 'staff'
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) {
      if (part.type === 'field') visibleTo = visibility(part.fieldname, part.value)
      else if (part.fieldname === 'file')
        file = { bytes: await part.toBuffer(), filename: part.filename, mediaType: part.mimetype }
      else throw refuse(part.fieldname, 'additionalProperties')
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new DomainError('TOO_LARGE', { message: tooLarge, fields: { file: tooLarge } })
    throw error
  }
  if (!file) throw refuse('file', 'required')
  return { file, visibleTo }
}

function visibility(name: string, value: unknown): VisibleTo {
  if (name !== 'visible_to') throw refuse(name, 'additionalProperties')
  if (value !== 'staff' && value !== 'customer') throw refuse(name, 'enum')
  return value
}
