import type {
  ContactPerson,
  CustomerAddressInput,
  OrganizationAddress,
  OrganizationContact,
} from '@staffel/shared-api/contract'
import type { PartChange } from '../../api/customers.mutations.ts'

/** What is added to a customer, or changed of it. */
export type Part =
  | { readonly part: 'address'; readonly stored: OrganizationAddress | null }
  | { readonly part: 'contact'; readonly stored: OrganizationContact | null }
  | { readonly part: 'person'; readonly stored: ContactPerson | null }

export type PartName =
  | 'address_type'
  | 'label'
  | 'street'
  | 'number'
  | 'number_addition'
  | 'postal_code'
  | 'city'
  | 'country_code'
  | 'kind'
  | 'value'
  | 'name'
  | 'job_title'
  | 'email'
  | 'phone'
  | 'is_primary'

export type PartValues = Readonly<Record<PartName, string>>

/** All that any of them has: each form shows its own. */
export function valuesOf({ stored }: Part): PartValues {
  const given = Object.fromEntries(
    Object.entries(stored ?? {}).map(([name, value]) => [name, value === null ? '' : String(value)]),
  )
  return {
    ...{ address_type: 'billing', label: '', street: '', number: '', number_addition: '', postal_code: '', city: '' },
    ...{ country_code: 'NL', kind: 'email', value: '', name: '', job_title: '', email: '', phone: '' },
    is_primary: 'false',
    ...given,
  }
}

/** As it is saved; what was taken away is put back without its id. */
export function bodyOf(part: Part, values = valuesOf(part), id?: number): PartChange {
  const of = { ...(id !== undefined && { id }), is_primary: values.is_primary === 'true' }
  if (part.part === 'contact')
    return { part: 'contact', body: { ...of, kind: values.kind === 'phone' ? 'phone' : 'email', value: values.value } }
  if (part.part === 'person') {
    const { name, job_title, phone, email } = values
    return { part: 'person', body: { ...of, name, job_title, phone, email: email.trim() || null } }
  }
  const { label, street, number, number_addition, postal_code, city, country_code } = values
  const address_type = (['shipping', 'other'] as const).find((type) => type === values.address_type) ?? 'billing'
  const address: Omit<CustomerAddressInput, 'organization_id' | 'rev'> = {
    address_type,
    label,
    street,
    number,
    number_addition,
    postal_code,
    city,
  }
  return { part: 'address', body: { ...of, ...address, country_code: country_code || 'NL' } }
}
