import type { NewCustomer } from '@staffel/shared-api/contract'
import { isBlank, taxRegimes } from '@staffel/shared-api/rules'

export type NewCustomerName =
  | 'name'
  | 'contact'
  | 'email'
  | 'phone'
  | 'street'
  | 'number'
  | 'postal_code'
  | 'city'
  | 'chamber_of_commerce_number'
  | 'vat_number'
  | 'tax_regime'
export type NewCustomerValues = Readonly<Record<NewCustomerName, string>>

/** What was left empty is not known. */
export function newCustomerInput(values: NewCustomerValues): NewCustomer {
  const { name, contact, street, number, postal_code, city, tax_regime, ...others } = values
  return {
    name: name.trim(),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => !isBlank(value))),
    tax_regime: taxRegimes.find((known) => known === tax_regime) ?? 'domestic',
    address: { street, number, postal_code, city },
    ...(!isBlank(contact) && { contact: { name: contact.trim() } }),
  }
}
