import type { CompanyAddress } from '@staffel/shared-api/contract'

export const sampleCompany = (): CompanyAddress => ({
  id: 1,
  type: 'tenant',
  name: 'Staffel Bouwmaterialen',
  street: 'Havenweg',
  number: '12',
  number_addition: null,
  postal_code: '3812 AB',
  city: 'Amersfoort',
  phone: null,
  email: 'info@staffel.example',
  country_code: 'NL',
  coc_number: '12345678',
  vat_number: null,
  iban: null,
  rev: 1,
})
