import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../../errors.ts'
import { fieldMessage } from '../../../http/messages.ts'
import { logoMessages, type UploadedFile } from './logo-check.ts'

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

/** Reads the multipart form of a logo. The file is cut off at `maxBytes` while it comes in; nothing larger is ever in memory. */
export async function readLogoForm(request: FastifyRequest, maxBytes: number): Promise<LogoForm> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE', { message: logoMessages.failed })
  const fields = new Map<string, unknown>()
  let file: UploadedFile | null = null
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1 } })) {
      if (part.type === 'field') fields.set(part.fieldname, part.value)
      else if (part.fieldname !== 'logo') throw refuse(part.fieldname, 'additionalProperties')
      else file = { bytes: await part.toBuffer(), fileName: part.filename, mediaType: part.mimetype }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') {
      throw new DomainError('TOO_LARGE', { message: logoMessages.size, fields: { logo: logoMessages.size } })
    }
    throw error
  }
  const organizationId = readFields(fields)
  if (!file) throw refuse('logo', 'required')
  return { file, organizationId }
}
