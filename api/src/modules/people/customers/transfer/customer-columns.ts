import { customerFields, languages, type CustomerField, type Language } from '@staffel/shared-api/contract'
import { taxRegimes } from '@staffel/shared-api/rules'
import type { CellKind, FileCell } from '../../../../files/tables/writing/file-cell.types.ts'
import { text } from '../../../../texts/text.ts'
import { translate } from '../../../../texts/translate.ts'

/** What a file says of a customer, by column. */
export type CustomerValues = Readonly<Record<CustomerField, FileCell>>

/** A customer as a file has it: with its primary address and its primary contact person. */
export interface FileCustomer {
  readonly values: CustomerValues
  readonly addressId: number | null
  readonly contactId: number | null
  /** The name of the one that it was merged into. */
  readonly mergedInto: string | null
}

interface CustomerColumn {
  readonly field: CustomerField
  readonly kind: CellKind
  /** Of the column in a spreadsheet, in characters. */
  readonly width: number
}

const widths: Readonly<Record<CustomerField, number>> = {
  customerId: 12,
  name: 34,
  status: 10,
  email: 30,
  phone: 16,
  chamberOfCommerceNumber: 14,
  vatNumber: 18,
  taxRegime: 14,
  language: 12,
  paymentTermDays: 12,
  priceNote: 34,
  region: 18,
  street: 26,
  number: 12,
  numberAddition: 12,
  postalCode: 12,
  city: 20,
  countryCode: 8,
  contactName: 26,
  contactJobTitle: 20,
  contactEmail: 30,
  contactPhone: 18,
}

/** The columns of a file, in their order. */
export const customerColumns: readonly CustomerColumn[] = customerFields.map((field) => ({
  field,
  kind: field === 'customerId' || field === 'paymentTermDays' ? 'number' : 'text',
  width: widths[field],
}))

export const customerFieldText = (field: CustomerField) => text(`customer.field.${field}`)

const words = ['active', 'prospect', ...taxRegimes, ...languages] as const
const ofWords = new Set<CustomerField>(['status', 'taxRegime', 'language'])

/** A value as people read it: words of the product in their language. */
export function shownValue(field: CustomerField, value: FileCell, language: Language): FileCell {
  const word = ofWords.has(field) ? words.find((each) => each === value) : undefined
  return word ? translate(language, text(`transfer.word.${word}`)) : value
}
