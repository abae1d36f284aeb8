import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../../errors.ts'
import { fieldMessage } from '../../../http/field-message.ts'
import { formParts } from '../../../http/form-parts.ts'
import { text } from '../../../texts/text.ts'
import type { UploadedFile } from './check-logo.ts'

export interface LogoForm {
  readonly file: UploadedFile
  readonly organizationId: number | undefined
}

const refuse = (field: string, keyword: string): DomainError => invalid({ [field]: fieldMessage({ keyword }) })

function readFields(fields: ReadonlyMap<string, unknown>): number | undefined {
  for (const name of fields.keys())
    if (!['type', 'organizationId'].includes(name)) throw refuse(name, 'additionalProperties')
  if (!fields.has('type')) throw refuse('type', 'required')
  if (fields.get('type') !== 'company-logo') throw refuse('type', 'const')
  const organizationId = fields.get('organizationId')
  if (organizationId === undefined || organizationId === '') return undefined
  if (typeof organizationId !== 'string' || !/^[1-9]\d{0,14}$/.test(organizationId))
    throw refuse('organizationId', 'pattern')
  return Number(organizationId)
}

/** Reads the multipart form of a logo. The file is cut off at `maxBytes` while it comes in. */
export async function readLogoForm(request: FastifyRequest, maxBytes: number): Promise<LogoForm> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: text('logo.failed') })
  const fields = new Map<string, unknown>()
  let file: UploadedFile | null = null
  const tooLarge = new DomainError('TOO_LARGE', { message: text('logo.size'), fields: { logo: text('logo.size') } })
  for await (const part of formParts(request, { maxBytes, tooLarge })) {
    if (part.type === 'field') fields.set(part.name, part.value)
    else if (part.name !== 'logo') throw refuse(part.name, 'additionalProperties')
    else file = { bytes: part.bytes, fileName: part.filename, mediaType: part.mediaType }
  }
  const organizationId = readFields(fields)
  if (!file) throw refuse('logo', 'required')
  return { file, organizationId }
}
