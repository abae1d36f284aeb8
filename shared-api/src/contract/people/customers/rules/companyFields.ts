import { fieldsWith } from '../../../../rules/fieldsWith.ts'
import type { CompanyAddress } from '../schemas.ts'

interface Row {
  /** The selling company has each of them, its customers have these. */
  readonly ofCustomers: boolean
}

/** What somebody fills in of a company, in the order of the form. */
export const companyFields = {
  name: { ofCustomers: true },
  email: { ofCustomers: true },
  phone: { ofCustomers: true },
  street: { ofCustomers: true },
  number: { ofCustomers: true },
  number_addition: { ofCustomers: true },
  postal_code: { ofCustomers: true },
  city: { ofCustomers: true },
  country_code: { ofCustomers: true },
  coc_number: { ofCustomers: true },
  vat_number: { ofCustomers: true },
  iban: { ofCustomers: false },
} as const satisfies Record<Exclude<keyof CompanyAddress, 'id' | 'type' | 'rev'>, Row>

export const customerCompanyFields = fieldsWith(companyFields, { ofCustomers: true })
export const sellerCompanyFields = [...customerCompanyFields, ...fieldsWith(companyFields, { ofCustomers: false })]
export type CompanyField = (typeof sellerCompanyFields)[number]
