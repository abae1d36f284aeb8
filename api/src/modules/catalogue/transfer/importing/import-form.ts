import { ImportForm, productFields, type ProductField } from '@staffel/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../../../errors.ts'
import { fieldMessage } from '../../../../http/field-message.ts'
import { formParts } from '../../../../http/form-parts.ts'
import { validator } from '../../../../http/validator.ts'
import { text } from '../../../../texts/text.ts'
import type { ColumnMapping } from '../reading/guess-columns.ts'

export interface SentFile extends Omit<ImportForm, 'mapping'> {
  readonly mapping: ColumnMapping | null
  readonly bytes: Buffer
  readonly filename: string
}

const check: (form: unknown) => void = validator(ImportForm)

/** Reads the form of an import. The file is cut off at `maxBytes` while it comes in. */
export async function readImportForm(request: FastifyRequest, maxBytes: number): Promise<SentFile> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  let file: { bytes: Buffer; filename: string } | null = null
  const fields: Record<string, unknown> = Object.create(null)
  const largest = text('transfer.refused.tooLarge')
  const tooLarge = new DomainError('TOO_LARGE', { message: largest, fields: { file: largest } })
  for await (const part of formParts(request, { maxBytes, tooLarge })) {
    if (part.type === 'field') fields[part.name] = valueOf(part.name, part.value)
    else if (part.name === 'file') file = { bytes: part.bytes, filename: part.filename }
    else throw invalid({ [part.name]: fieldMessage({ keyword: 'additionalProperties' }) })
  }
  const form: ImportForm = { ...fields }
  check(form)
  if (!file) throw invalid({ file: fieldMessage({ keyword: 'required' }) })
  return {
    ...form,
    mapping: mappingOf(form.mapping),
    bytes: file.bytes,
    filename: file.filename.toWellFormed().replaceAll('\u0000', '').slice(0, 200),
  }
}

function mappingOf(mapping: string | undefined): ColumnMapping | null {
  if (mapping === undefined) return null
  return mapping.split(',').map((name) => {
    if (name !== '' && !isField(name)) throw invalid({ mapping: fieldMessage({ keyword: 'enum' }) })
    return isField(name) ? name : null
  })
}

const isField = (name: string): name is ProductField => productFields.some((field) => field === name)

/** A form knows text alone; what is no text is written as JSON. */
function valueOf(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || name === 'mapping') return value
  try {
    return JSON.parse(value)
  } catch {
    throw invalid({ [name]: fieldMessage({ keyword: 'json' }) })
  }
}
