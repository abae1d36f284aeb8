import { ImportForm, productFields } from '@staffel/shared-api/contract'
import { cutFileName } from '@staffel/shared-api/rules'
import type { FastifyRequest } from 'fastify'
import { columnMapping } from '../../../../http/input/column-mapping.ts'
import { fileForm } from '../../../../http/input/file-form.ts'
import { validator } from '../../../../http/validator.ts'
import { text } from '../../../../texts/text.ts'
import type { ColumnMapping } from '../reading/guess-columns.ts'

export interface SentFile extends Omit<ImportForm, 'mapping'> {
  readonly mapping: ColumnMapping | null
  readonly bytes: Buffer
  readonly filename: string
}

const check = validator(ImportForm)

/** Reads the form of an import. */
export async function readImportForm(request: FastifyRequest, maxBytes: number): Promise<SentFile> {
  const options = { maxBytes, tooLarge: text('transfer.refused.tooLarge'), check, texts: ['mapping'] }
  const { fields, file } = await fileForm(request, options)
  const form: ImportForm = { ...fields }
  return {
    ...form,
    mapping: columnMapping(form.mapping, productFields),
    bytes: file.bytes,
    filename: cutFileName(file.filename.toWellFormed().replaceAll('\u0000', ''), 200),
  }
}
