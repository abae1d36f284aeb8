import type { VisibleTo } from '@staffel/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../../../errors.ts'
import { fieldMessage } from '../../../../http/field-message.ts'
import { formParts } from '../../../../http/form-parts.ts'
import { text } from '../../../../texts/text.ts'
import type { UploadedAttachment } from './attachment-kind.ts'

export interface AttachmentForm {
  readonly file: UploadedAttachment
  readonly visibleTo: VisibleTo
}

const largest = text('attachment.tooLarge')
const refuse = (field: string, keyword: string): DomainError => invalid({ [field]: fieldMessage({ keyword }) })

/** Reads the form of an upload. The file is cut off at `maxBytes` while it comes in. */
export async function readAttachmentForm(request: FastifyRequest, maxBytes: number): Promise<AttachmentForm> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  let file: UploadedAttachment | null = null
  let visibleTo: VisibleTo = 'staff'
  const tooLarge = new DomainError('TOO_LARGE', { message: largest, fields: { file: largest } })
  for await (const part of formParts(request, { maxBytes, tooLarge })) {
    if (part.type === 'field') visibleTo = visibility(part.name, part.value)
    else if (part.name !== 'file') throw refuse(part.name, 'additionalProperties')
    else file = part
  }
  if (!file) throw refuse('file', 'required')
  return { file, visibleTo }
}

function visibility(name: string, value: unknown): VisibleTo {
  if (name !== 'visible_to') throw refuse(name, 'additionalProperties')
  if (value !== 'staff' && value !== 'customer') throw refuse(name, 'enum')
  return value
}
