/** What the signature of a sample customer says of him; his address of mail differs from test to test. */
export const deHaan = {
  name: 'Bouwbedrijf De Haan B.V.',
  contact: 'Peter de Haan',
  phone: '030 000 12 34',
  street: 'Industrieweg',
  number: '118',
  postal_code: '1234 AB',
  city: 'Voorbeeldstad',
  chamber_of_commerce_number: '00012345',
  vat_number: 'NL000012345B01',
} as const
