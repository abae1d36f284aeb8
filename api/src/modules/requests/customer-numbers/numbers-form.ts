import { customerNumberFields, importCustomerNumbers } from '@staffel/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { columnMapping } from '../../../http/input/column-mapping.ts'
import { fileForm } from '../../../http/input/file-form.ts'
import { validator } from '../../../http/validator.ts'
import { text } from '../../../texts/text.ts'
import type { NumberMapping } from './number-rows.ts'

export interface NumbersForm {
  readonly file: Buffer
  readonly organizationId: number
  readonly dryRun: boolean
  readonly mapping: NumberMapping | null
}

const check = validator(importCustomerNumbers.body)

/** Reads the form of an import. */
export async function readNumbersForm(request: FastifyRequest, maxBytes: number): Promise<NumbersForm> {
  const options = { maxBytes, tooLarge: text('customerNumber.tooLarge'), check, texts: ['mapping'] }
  const { fields, file } = await fileForm(request, options)
  const { organization_id: organizationId, dry_run: dryRun, mapping } = fields
  return {
    file: file.bytes,
    organizationId: Number(organizationId),
    dryRun: dryRun === true,
    mapping: columnMapping(mapping, customerNumberFields),
  }
}
