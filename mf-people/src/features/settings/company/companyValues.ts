import type { CompanyAddress, CompanyAddressInput } from '@staffel/shared-api/contract'
import {
  customerCompanyFields,
  recordOf,
  sellerCompanyFields,
  textOrNull,
  type CompanyField,
} from '@staffel/shared-api/rules'

/** What the form holds: text in every field, empty where nothing is stored. */
export type CompanyValues = Record<CompanyField, string>

export function toCompanyValues(company: CompanyAddress): CompanyValues {
  return recordOf(sellerCompanyFields, (field) => company[field] ?? '')
}

export function toCompanyInput({ id, type, rev }: CompanyAddress, values: CompanyValues): CompanyAddressInput {
  const fields = type === 'tenant' ? sellerCompanyFields : customerCompanyFields
  return {
    ...(type === 'organization' && { organization_id: id }),
    ...recordOf<CompanyField, string | null>(fields, (field) => textOrNull(values[field])),
    name: values.name.trim(),
    country_code: textOrNull(values.country_code)?.toUpperCase() ?? null,
    rev,
  }
}
