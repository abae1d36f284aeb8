import type { CustomerField, CustomersImport } from '@staffel/shared-api/contract'

/** What a column can be read as; the contract's own list stays out of the browser. */
const everyField: Readonly<Record<CustomerField, true>> = {
  name: true,
  email: true,
  phone: true,
  street: true,
  number: true,
  numberAddition: true,
  postalCode: true,
  city: true,
  countryCode: true,
  chamberOfCommerceNumber: true,
  vatNumber: true,
  contactName: true,
  contactJobTitle: true,
  contactEmail: true,
  contactPhone: true,
  status: true,
  taxRegime: true,
  language: true,
  paymentTermDays: true,
  region: true,
  priceNote: true,
  customerId: true,
}

const isField = (name: string): name is CustomerField => name in everyField

export const customerFileFields: readonly CustomerField[] = Object.keys(everyField).filter(isField)

/** How much of a file is understood. */
export function readOf({ columns }: Pick<CustomersImport, 'columns'>) {
  const read = columns.flatMap(({ field }) => field ?? [])
  const naming: readonly CustomerField[] = ['name', 'customerId', 'vatNumber', 'chamberOfCommerceNumber']
  return { count: read.length, namesCustomers: naming.some((field) => read.includes(field)) }
}
