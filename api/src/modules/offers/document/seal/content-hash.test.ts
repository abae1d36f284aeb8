import type { ChargeRule, Offer, OfferItem } from '@staffel/shared-api/contract'
import { factFields, offerFields, offerLineFields, recordOf } from '@staffel/shared-api/rules'
import { sampleLine } from '../../pricing/testing/sample-lines.ts'
import { hashBy, type Sealable } from './content-seal.ts'

const line: OfferItem = {
  id: 'a',
  kind: 'item',
  productId: 7,
  description: 'Montage',
  quantity: 2,
  unitPrice: 500,
  priceUnit: 1,
  total: 950,
  discountPct: 5,
  taxRate: 0,
  taxLabel: 'Btw verlegd',
  propertyValues: [{ propertyType: 'Lengte', value: '4200 mm' }],
  isSurcharge: false,
  optional: true,
  selected: true,
  variantCode: 'B',
  usedStaffelId: 3,
  listPrice: 510,
  priceSource: 'manual',
  priceSticky: true,
  overridden: false,
  toConfirm: 'unit',
  picture: { url: 'product-pictures/0.webp', alt: 'Montage' },
  openQuantity: { least: 1, most: 5 },
  frozen: { ladder: null, countedQuantity: 2, countedLines: 1, tiersTogether: true },
}
const rule: ChargeRule = {
  id: 1,
  kind: 'fixed',
  name: 'Levering',
  amountCents: 2500,
  percentage: null,
  thresholdCents: null,
  propertyType: null,
  propertyValue: null,
  measure: null,
  taxRate: 21,
}
const billing = {
  organization_id: 5,
  name: 'Bouw',
  street: 'Kade',
  number: '1',
  number_addition: null,
  postal_code: '1011 AA',
  city: 'Elders',
  email: null,
  phone: null,
}
const footer = { text: 'Wij leveren franco.', coc_number: '00012345', vat_number: 'NL1', iban: 'NL00' }
const totals = {
  linesTotal: 950,
  discount: 10,
  subtotal: 940,
  taxes: [{ rate: 0, label: 'Btw verlegd', base: 940, amount: 0 }],
  tax: 0,
  total: 940,
}
const facts = recordOf(factFields, () => 'INKOOP-7')
const document: Offer = {
  ...facts,
  id: 1,
  offer_id: 1,
  externalId: '6f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6b',
  offer_nr: 'OFF-2026-0042',
  version: 2,
  rev: 3,
  status: 'pending',
  current_status: 'pending',
  issued_version: 2,
  draft_version: null,
  superseded_by_version: null,
  set_aside: false,
  tenant_id: 1,
  title: 'Gevel',
  description: '<p>Tekst</p>',
  createdDate: '2026-03-02T09:30:00.000Z',
  lastModified: '2026-03-05T11:00:00.000Z',
  issuedAt: '2026-03-05T23:30:00.000Z',
  validUntil: '2026-04-04',
  desired_delivery_date: '2026-05-01',
  payment_term_days: 30,
  currency: 'eur',
  language: 'nl',
  notes: 'Hallo',
  internal_notes: 'Onder ons',
  terms: 'Binnen 30 dagen',
  show_pictures: true,
  footer,
  company: {
    name: 'Staffel',
    phone: null,
    email: 'verkoop@staffel.example',
    street: 'Kade',
    number: '12',
    number_addition: 'a',
    postal_code: '1013 AB',
    city: 'Amsterdam',
    logo_url: null,
  },
  customer: {
    organization_id: 5,
    name: 'Bouw',
    vat_number: 'NL9',
    addresses: { billing, shipping: { ...billing, address_type_code: 'shipping' } },
  },
  items: [line],
  surcharge_rules: [rule],
  totals,
  created_by: 'Mila de Vries',
  owner: 'Mila de Vries',
  sent_at: null,
  linked_at: null,
  first_viewed_at: null,
  change_requested_at: null,
  discount: { amount: 10 },
  acceptance: null,
  decline: null,
  approval: null,
  approval_actions: [],
  actions: ['accept'],
}
const row: Sealable['row'] = {
  ...facts,
  tenant_id: 1,
  offer_id: 1,
  version: 2,
  state: 'issued',
  title: 'Gevel',
  description: '<p>Tekst</p>',
  organization_id: 5,
  valid_until: '2026-04-04',
  desired_delivery_date: '2026-05-01',
  payment_term_days: 30,
  notes: 'Hallo',
  terms: 'Binnen 30 dagen',
  show_pictures: true,
  currency: 'eur',
  language: 'nl',
  lines_total_cents: 95_000,
  discount_cents: 1_000,
  subtotal_cents: 94_000,
  tax_cents: 0,
  total_cents: 94_000,
  tax_lines: [{ rate: 0, label: 'Btw verlegd', baseCents: 94_000, taxCents: 0 }],
  company: document.company,
  footer,
  customer: document.customer,
  customer_addresses: null,
  surcharge_rules: null,
  accepted: null,
  approval: null,
  content_hash: null,
  content_hash_recipe: null,
  discount: { amount: 10 },
  created_at: new Date(document.createdDate),
  created_by: 1,
  last_modified: new Date(document.lastModified),
  last_modified_by: 'Mila de Vries',
  issued_at: null,
  issued_by: 1,
}

// What was sealed is checked for years: a value here never changes, whatever fields come.
test.each([
  [1, '2e3dcaff522b4183f62ab794c2d05cbc6c420d3847f97e888de06e01b11378c4'],
  [2, '3ba669ca10250cfec81f29b5bb0e167f599ac09496f24447e19902e524f9685c'],
  [3, 'fee5375d172f3bf8efcf197bca370ebaf73603e6136d0c00bd91219a88ce9b2e'],
  [4, '6c7b815017be04f47f2444e12862d38c1c6b4edebaf116eeb4898dc6ccb5b221'],
  [5, '80f47b7477be79eadffa80803e5019b24e57c92d7cff2e49cc7a4449fb9f461f'],
  [6, '2225fa802adc57d2eb895542d5f9634644533bea590a0aaa1d4f348e8e6b7848'],
  [7, 'e0373210f235c50f519b8b8811ee3e857dba077ac4218b7cb3c85927572b23fc'],
])('recipe %s hashes as it always did', (recipe, hash) => {
  expect(hashBy(recipe, { row, lines: [], document })).toBe(hash)
})

// Its lines are as the database has them, so what they have come to hold since has to be left out by name.
test('the first recipe hashes lines as it always did', () => {
  expect(hashBy(1, { row, lines: [sampleLine()], document })).toBe(
    '246bf1c96ebe2ab6075f4727bdc9f82fcc97de407a1b6df87f675505d368bb16',
  )
})

test('what is hashed here has every field that any recipe covers', () => {
  const covered = (fields: Readonly<Record<string, { readonly hashed: number | false }>>) =>
    Object.keys(fields).filter((field) => fields[field]?.hashed)
  expect(Object.keys(document)).toEqual(expect.arrayContaining(covered(offerFields)))
  expect(Object.keys(line)).toEqual(expect.arrayContaining(covered(offerLineFields)))
})

test('there is no recipe before the first nor after the last', () => {
  expect([hashBy(0, { row, lines: [], document }), hashBy(99, { row, lines: [], document })]).toEqual([null, null])
})
