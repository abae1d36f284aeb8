import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../../errors.ts'
import type { Text } from '../../texts/text.ts'
import { fieldMessage } from '../field-message.ts'
import { formParts } from '../form-parts.ts'

interface FileFormOptions {
  readonly maxBytes: number
  /** What is said of a larger file. */
  readonly tooLarge: Text
  /** Of the fields beside the file, as `validator` makes it. */
  readonly check: (fields: unknown) => void
  /** Fields that are text; all others are written as JSON, as a form knows text alone. */
  readonly texts?: readonly string[]
}

interface FileForm {
  /** Checked. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly file: { readonly bytes: Buffer; readonly filename: string }
}

/** Reads a form of one `file` and what is said of it. The file is cut off at `maxBytes` while it comes in. */
export async function fileForm(
  request: FastifyRequest,
  { maxBytes, tooLarge: message, check, texts = [] }: FileFormOptions,
): Promise<FileForm> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE')
  let file: FileForm['file'] | null = null
  const fields: Record<string, unknown> = Object.create(null)
  const tooLarge = new DomainError('TOO_LARGE', { message, fields: { file: message } })
  for await (const part of formParts(request, { maxBytes, tooLarge })) {
    if (part.type === 'field') fields[part.name] = texts.includes(part.name) ? part.value : parsed(part)
    else if (part.name === 'file') file = { bytes: part.bytes, filename: part.filename }
    else throw invalid({ [part.name]: fieldMessage({ keyword: 'additionalProperties' }) })
  }
  const known = { ...fields }
  check(known)
  if (!file) throw invalid({ file: fieldMessage({ keyword: 'required' }) })
  return { fields: known, file }
}

function parsed({ name, value }: { readonly name: string; readonly value: unknown }): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw invalid({ [name]: fieldMessage({ keyword: 'json' }) })
  }
}
