import { importPriceLists } from '@staffel/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { fileForm } from '../../../../../http/input/file-form.ts'
import { validator } from '../../../../../http/validator.ts'
import { text } from '../../../../../texts/text.ts'

export interface ListsForm {
  readonly file: Buffer
  readonly tenant_id?: number
  readonly dry_run?: boolean
}

const check = validator(importPriceLists.body)

/** Reads the form of an import. */
export async function readListsForm(request: FastifyRequest, maxBytes: number): Promise<ListsForm> {
  const options = { maxBytes, tooLarge: text('priceList.file.tooLarge'), check }
  const { fields, file } = await fileForm(request, options)
  const form: Omit<ListsForm, 'file'> = { ...fields }
  return { ...form, file: file.bytes }
}
