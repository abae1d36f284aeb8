import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../../errors.ts'
import { fieldMessage } from '../../../http/field-message.ts'
import { formParts } from '../../../http/form-parts.ts'
import { text } from '../../../texts/text.ts'

export interface NumbersForm {
  readonly file: Buffer
  readonly organizationId: number
  readonly dryRun: boolean
}

const refuse = (field: string, keyword: string): DomainError => invalid({ [field]: fieldMessage({ keyword }) })

/** Reads the form of an import. The file is cut off at `maxBytes` while it comes in. */
export async function readNumbersForm(request: FastifyRequest, maxBytes: number): Promise<NumbersForm> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  let file: Buffer | null = null
  const fields = new Map<string, unknown>()
  const largest = text('customerNumber.tooLarge')
  const tooLarge = new DomainError('TOO_LARGE', { message: largest, fields: { file: largest } })
  for await (const part of formParts(request, { maxBytes, tooLarge })) {
    if (part.type === 'field') fields.set(part.name, part.value)
    else if (part.name !== 'file') throw refuse(part.name, 'additionalProperties')
    else file = part.bytes
  }
  const known = readFields(fields)
  if (!file) throw refuse('file', 'required')
  return { file, ...known }
}

function readFields(fields: ReadonlyMap<string, unknown>): Omit<NumbersForm, 'file'> {
  for (const name of fields.keys())
    if (!['organization_id', 'dry_run'].includes(name)) throw refuse(name, 'additionalProperties')
  const organizationId = fields.get('organization_id')
  if (organizationId === undefined) throw refuse('organization_id', 'required')
  if (typeof organizationId !== 'string' || !/^[1-9]\d{0,14}$/.test(organizationId))
    throw refuse('organization_id', 'pattern')
  const dryRun = fields.get('dry_run') ?? 'false'
  if (dryRun !== 'true' && dryRun !== 'false') throw refuse('dry_run', 'enum')
  return { organizationId: Number(organizationId), dryRun: dryRun === 'true' }
}
