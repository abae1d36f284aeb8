import type { CompanyAddress, CompanyAddressInput } from '@staffel/shared-api/contract'

/** What the form holds: text in every field, empty where nothing is stored. */
export type CompanyValues = Record<
  | 'name'
  | 'email'
  | 'phone'
  | 'street'
  | 'number'
  | 'number_addition'
  | 'postal_code'
  | 'city'
  | 'country_code'
  | 'coc_number'
  | 'vat_number'
  | 'iban',
  string
>

export function toCompanyValues(company: CompanyAddress): CompanyValues {
  return {
    name: company.name,
    email: company.email ?? '',
    phone: company.phone ?? '',
    street: company.street ?? '',
    number: company.number ?? '',
    number_addition: company.number_addition ?? '',
    postal_code: company.postal_code ?? '',
    city: company.city ?? '',
    country_code: company.country_code ?? '',
    coc_number: company.coc_number ?? '',
    vat_number: company.vat_number ?? '',
    iban: company.iban ?? '',
  }
}

export function toCompanyInput({ id, type, rev }: CompanyAddress, values: CompanyValues): CompanyAddressInput {
  const text = (value: string | undefined) => value?.trim() || null
  return {
    ...(type === 'organization' && { organization_id: id }),
    name: values.name.trim(),
    email: text(values.email),
    phone: text(values.phone),
    street: text(values.street),
    number: text(values.number),
    number_addition: text(values.number_addition),
    postal_code: text(values.postal_code),
    city: text(values.city),
    country_code: text(values.country_code)?.toUpperCase() ?? null,
    coc_number: text(values.coc_number),
    vat_number: text(values.vat_number),
    ...(type === 'tenant' && { iban: text(values.iban) }),
    rev,
  }
}
