import { customerFields, CustomersImportForm } from '@staffel/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { columnMapping } from '../../../../../http/input/column-mapping.ts'
import { fileForm } from '../../../../../http/input/file-form.ts'
import { validator } from '../../../../../http/validator.ts'
import { text } from '../../../../../texts/text.ts'
import type { CustomerMapping } from '../reading/customer-drafts.ts'

export interface SentCustomers extends Omit<CustomersImportForm, 'mapping'> {
  readonly file: Buffer
  readonly mapping: CustomerMapping | null
}

const check = validator(CustomersImportForm)

/** Reads the form of an import. */
export async function readCustomersForm(request: FastifyRequest, maxBytes: number): Promise<SentCustomers> {
  const options = { maxBytes, tooLarge: text('customer.file.tooLarge'), check, texts: ['mapping'] }
  const { fields, file } = await fileForm(request, options)
  const { mapping, ...form }: CustomersImportForm = { ...fields }
  return { ...form, mapping: columnMapping(mapping, customerFields), file: file.bytes }
}
