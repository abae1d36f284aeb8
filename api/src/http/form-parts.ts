import type { FastifyRequest } from 'fastify'
import { DomainError, invalid } from '../errors.ts'
import { fieldMessage } from './field-message.ts'

interface FormLimits {
  readonly maxBytes: number
  /** What is said of a larger file. */
  readonly tooLarge: DomainError
}

export type FormPart =
  | { readonly type: 'field'; readonly name: string; readonly value: unknown }
  | {
      readonly type: 'file'
      readonly name: string
      readonly bytes: Buffer
      readonly filename: string
      readonly mediaType: string
    }

/**
 * The parts of a multipart form as they come in, each name once. A file is cut off at `maxBytes`; nothing larger is
 * ever in memory. A form that its parser cannot read, or that breaks off, is the sender's mistake, which the parser's
 * own errors do not say.
 */
export async function* formParts(
  request: FastifyRequest,
  { maxBytes, tooLarge }: FormLimits,
): AsyncGenerator<FormPart, void, undefined> {
  const names = new Set<string>()
  try {
    // A second file is told by its name, so the parser lets it begin.
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 2 } })) {
      const { fieldname: name } = part
      if (names.has(name)) throw invalid({ [name]: fieldMessage({ keyword: 'duplicate' }) })
      names.add(name)
      if (part.type === 'field') yield { type: 'field', name, value: part.value }
      else
        yield {
          type: 'file',
          name,
          bytes: await part.toBuffer(),
          filename: part.filename,
          mediaType: part.mimetype,
        }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge
    if (error instanceof DomainError || (error instanceof Error && 'statusCode' in error)) throw error
    throw new DomainError('BAD_REQUEST', { cause: error })
  }
}
