import { importPriceLists, priceListFields } from '@staffel/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { columnMapping } from '../../../../../http/input/column-mapping.ts'
import { fileForm } from '../../../../../http/input/file-form.ts'
import { validator } from '../../../../../http/validator.ts'
import { text } from '../../../../../texts/text.ts'
import type { ListMapping } from '../reading/list-fields.ts'

export interface ListsForm {
  readonly file: Buffer
  readonly tenant_id?: number
  readonly dry_run?: boolean
  readonly mapping: ListMapping | null
}

const check = validator(importPriceLists.body)

/** Reads the form of an import. */
export async function readListsForm(request: FastifyRequest, maxBytes: number): Promise<ListsForm> {
  const options = { maxBytes, tooLarge: text('priceList.file.tooLarge'), check, texts: ['mapping'] }
  const { fields, file } = await fileForm(request, options)
  const form: Omit<ListsForm, 'file' | 'mapping'> = { ...fields }
  return { ...form, mapping: columnMapping(fields['mapping'], priceListFields), file: file.bytes }
}
