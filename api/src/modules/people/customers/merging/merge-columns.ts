import type { MergeField } from '@staffel/shared-api/rules'

/** What is in one column of a customer: the field that chooses it, and where it stands. */
export const columnFields = {
  name: 'name',
  status: 'status',
  region: 'region_id',
  chamber_of_commerce_number: 'chamber_of_commerce_number',
  vat_number: 'vat_number',
  tax_regime: 'tax_regime',
  language: 'language',
  payment_term_days: 'payment_term_days',
  price_note: 'price_note',
  customer_group: 'customer_group_id',
} as const satisfies Partial<Record<MergeField, string>>
export type ColumnField = keyof typeof columnFields

/** What a customer has several of, one of which is the primary one. */
export const primaryFields = {
  email: { table: 'organization_contact', kind: 'email' },
  phone: { table: 'organization_contact', kind: 'phone' },
  address: { table: 'organization_address', kind: null },
  contact_person: { table: 'contact_person', kind: null },
} as const satisfies Partial<Record<MergeField, unknown>>
export type PrimaryField = keyof typeof primaryFields
