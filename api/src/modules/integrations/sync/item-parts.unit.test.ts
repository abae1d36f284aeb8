import type { ExactRecord } from '../client/exact-records.ts'
import { itemParts, type ExactVat, type ItemContext } from './item-parts.ts'

const date = (day: string) => `/Date(${Date.parse(`${day}T00:00:00Z`)})/`
const vat = new Map<string, ExactVat>([
  ['VH', { percentage: 21, isInclusive: false }],
  ['VHI', { percentage: 21, isInclusive: true }],
  ['V6', { percentage: 6, isInclusive: false }],
])
const item = (different: ExactRecord = {}): ExactRecord => ({
  ID: 'a',
  Code: ' KB-1 ',
  Description: 'Keilbout M8',
  Unit: 'stuk',
  SalesVatCode: 'VH',
  StandardSalesPrice: 0.0845,
  ...different,
})
const price = (from: number, amount: number, different: ExactRecord = {}): ExactRecord => ({
  Account: null,
  Currency: 'EUR',
  Price: amount,
  Quantity: from,
  NumberOfItemsPerUnit: 1,
  StartDate: date('2019-01-01'),
  EndDate: null,
  ...different,
})

const read = (
  one: ExactRecord,
  prices: readonly ExactRecord[] = [],
  unitOf: ItemContext['unitOf'] = () => undefined,
) => {
  const parts = itemParts(one, { row: 3, prices, vat, unitOf, today: '2026-03-02' })
  const [first] = parts
  return {
    ...Object.fromEntries(first?.values ?? []),
    tiers: parts.flatMap(({ values }) =>
      values.has('tierFrom') ? [[values.get('tierFrom'), values.get('tierPrice')]] : [],
    ),
    problems: first?.problems.map(({ field, message: { key } }) => [field, key]) ?? [],
  }
}

test('an item is a product with its code, its words, its unit and its rate', () => {
  const barcode = '8712345678906'
  expect(read(item({ Barcode: barcode, ItemGroupDescription: 'Bevestiging', EndDate: date('2026-12-31') }))).toEqual({
    sku: 'KB-1',
    name: 'Keilbout M8',
    group: 'Bevestiging',
    ean: barcode,
    endDate: '2026-12-31',
    salesUnit: 'st',
    salesUnitCode: 'C62',
    vatRate: 21,
    priceUnit: 100,
    baseUnitPrice: 8.45,
    tiers: [],
    problems: [],
  })
})

test('what Exact does not say is left as it is, as is a barcode that is none', () => {
  const bare = { ID: 'a', Code: 'X', Description: 'X', Barcode: '123', Unit: null, StandardSalesPrice: null }
  expect(read(bare)).toEqual({ sku: 'X', name: 'X', tiers: [], problems: [] })
})

test('all prices are for the smallest unit in which each is whole cents; what it costs is rounded', () => {
  const ladder = [price(100, 0.081), price(1, 0.0845), price(1000, 0.07805)]
  expect(read(item({ CostPriceStandard: 0.0431234 }), ladder)).toMatchObject({
    priceUnit: 1000,
    baseUnitPrice: 84.5,
    costPrice: 43.12,
    tiers: [
      [1, 84.5],
      [100, 81],
      [1000, 78.05],
    ],
  })
})

test.each([
  [1000, { priceUnit: 1000, baseUnitPrice: 84.5 }],
  [1, { priceUnit: 100, baseUnitPrice: 8.45 }],
] as const)('the unit of the product here, %d, stays where it will do', (unit, prices) => {
  expect(read(item(), [], (code) => (code === 'KB-1' ? unit : undefined))).toMatchObject(prices)
})

test('a price that no unit makes whole cents of is refused', () => {
  expect(read(item({ StandardSalesPrice: 0.0845003 }))).toMatchObject({
    problems: [['baseUnitPrice', 'transfer.problem.noUnit']],
    tiers: [],
  })
})

test('a float that misses its figures by a hair is what was meant', () => {
  expect(read(item({ StandardSalesPrice: 0.1 + 0.2 }))).toMatchObject({ priceUnit: 1, baseUnitPrice: 0.3 })
})

test('prices of a customer, of another currency, of the past and of later do not count', () => {
  const others = [
    price(10, 0.01, { Account: 'b' }),
    price(10, 0.01, { Currency: 'USD' }),
    price(10, 0.01, { EndDate: date('2026-03-01') }),
    price(10, 0.01, { StartDate: date('2026-03-03') }),
  ]
  expect(read(item(), others)).toMatchObject({ tiers: [], baseUnitPrice: 8.45 })
})

test('of two prices for a quantity the one that began last counts', () => {
  const both = [price(10, 0.05, { StartDate: date('2026-01-01') }), price(10, 0.06)]
  expect(read(item(), both)).toMatchObject({ tiers: [[10, 5]] })
})

test('a price for a box of a hundred is a hundredth of it for each, from a hundred on', () => {
  expect(read(item({ StandardSalesPrice: 0.1 }), [price(1, 9, { NumberOfItemsPerUnit: 100 })])).toMatchObject({
    priceUnit: 1,
    baseUnitPrice: 0.1,
    tiers: [[100, 0.09]],
  })
})

test.each([
  ['VHI', [['vatRate', 'exact.item.vatInclusive']]],
  ['V6', [['vatRate', 'exact.item.vatUnknown']]],
  ['nobody knows', []],
])('of the VAT code %s no rate is guessed', (code, problems) => {
  expect(read(item({ SalesVatCode: code }))).toMatchObject({ problems })
  expect(read(item({ SalesVatCode: code }))).not.toHaveProperty('vatRate')
})
