import type { AcceptedOffer } from '../../offers/document/accepted-offer.ts'
import type { OfferLine } from '../../offers/store/offer-line.ts'
import type { Chosen } from '../mapping/mapping.repository.ts'
import { documentLines, itemsAskedFor, type ExactFacts } from './document-lines.ts'

const line = (part: Partial<OfferLine>): OfferLine =>
  ({
    key: 'a',
    kind: 'item',
    productId: 7,
    variantCode: null,
    description: 'Bout',
    quantity: 1,
    unitPrice: 1,
    priceUnit: 1,
    discountPct: 0,
    total: 1,
    taxRate: 21,
    taxLabel: null,
    ...part,
  }) as OfferLine

const accepted = (lines: readonly OfferLine[], totals: Partial<AcceptedOffer['totals']> = {}): AcceptedOffer =>
  ({ offer: { offer_nr: 'OFF-1' }, lines, totals: { discount: 0, taxes: [], ...totals } }) as unknown as AcceptedOffer

const nobody: Chosen = { vat: new Map(), item: new Map(), unit: new Map(), charge: new Map() }
const item = { id: 'i-1', code: 'b-1', name: 'Bout', unit: 'Stuks', isSold: true }
const vat = (code: string, percentage: number, part: object = {}) => ({
  ...{ code, percentage, name: `BTW ${code}` },
  ...{ isInclusive: false, isBlocked: false },
  ...part,
})
const facts = (part: Partial<ExactFacts> = {}): ExactFacts => ({
  chosen: nobody,
  items: [item],
  vat: [vat('VH', 21), vat('VHI', 21, { isInclusive: true }), vat('VO', 21, { isBlocked: true })],
  products: new Map([[7, { id: 7, sku: 'B-1', externalCode: null, salesUnit: 'st' }]]),
  linked: new Map(),
  ...part,
})
const codesOf = (of: readonly OfferLine[], part: Partial<ExactFacts>) =>
  documentLines(accepted(of), facts(part)).problems.map(({ code }) => code)

test('an item is known by its code, in whatever case and by whatever name of a piece', () => {
  expect(documentLines(accepted([line({})]), facts())).toMatchObject({
    lines: [{ Item: 'i-1', Quantity: 1, NetPrice: 1, VATCode: 'VH' }],
    problems: [],
    netCents: 100,
    vatCents: 21,
  })
})

test('an item that has the code of a product which was brought in from another one is not meant', () => {
  const elsewhere = { linked: new Map([[7, ['i-9']]]) }
  expect(codesOf([line({})], elsewhere)).toEqual(['item'])
  expect(codesOf([line({})], { linked: new Map([[7, ['i-9', 'i-1']]]) })).toEqual([])
  expect(codesOf([line({ variantCode: 'B-1' })], elsewhere)).toEqual([])
  expect(codesOf([line({})], { ...elsewhere, chosen: { ...nobody, item: new Map([['7', 'i-1']]) } })).toEqual([])
})

test('what somebody chose comes before what its code says', () => {
  const chosen = { ...nobody, item: new Map([['7', 'i-2']]), vat: new Map([['21', 'VX']]) }
  const there = facts({
    chosen,
    items: [item, { ...item, id: 'i-2', code: 'ANDERS' }],
    vat: [vat('VH', 21), vat('VX', 21)],
  })
  expect(documentLines(accepted([line({})]), there).lines).toMatchObject([{ Item: 'i-2', VATCode: 'VX' }])
  expect(itemsAskedFor(accepted([line({})]), there)).toEqual({ ids: ['i-2'], codes: [] })
})

test('a quantity of another unit is not sent, unless somebody said that it is the same', () => {
  const boxed = { items: [{ ...item, unit: 'doos' }] }
  expect(codesOf([line({})], boxed)).toEqual(['unit'])
  expect(codesOf([line({})], { ...boxed, chosen: { ...nobody, unit: new Map([['st', 'doos']]) } })).toEqual([])
})

test('a code of another rate, inclusive or blocked is refused, and of several none is guessed', () => {
  for (const code of ['VHI', 'VO', 'VL'])
    expect(codesOf([line({})], { chosen: { ...nobody, vat: new Map([['21', code]]) } })).toEqual(['vatUnfit'])
  expect(codesOf([line({})], { vat: [vat('VH', 21), vat('V1', 21)] })).toEqual(['vat'])
})

test('at nothing the words tell codes apart', () => {
  const codes = [
    vat('VN', 0, { name: 'BTW nul' }),
    vat('VV', 0, { name: 'BTW verlegd' }),
    vat('VE', 0, { name: 'Export' }),
  ]
  const taxed = (taxLabel: string | null) =>
    documentLines(accepted([line({ taxRate: 0, taxLabel })]), facts({ vat: codes })).lines[0]?.['VATCode']
  expect([taxed(null), taxed('Btw verlegd'), taxed('Reverse charge'), taxed('export')]).toEqual([
    'VN',
    'VV',
    'VV',
    'VE',
  ])
  expect(taxed('Vrijgesteld')).toBeUndefined()
})

test('a surcharge has the item of its rule, or that of all surcharges', () => {
  const charges = {
    ...nobody,
    charge: new Map([
      ['surcharge', 'i-1'],
      ['surcharge:4', 'i-4'],
    ]),
  }
  const there = { chosen: charges, items: [item, { ...item, id: 'i-4' }] }
  const surcharge = (key: string) => line({ key, kind: 'surcharge', productId: null })
  const { lines } = documentLines(
    accepted([surcharge('sur:4'), surcharge('sur:5'), surcharge('sur:vracht')]),
    facts(there),
  )
  expect(lines.map(({ Item: id }) => id)).toEqual(['i-4', 'i-1', 'i-1'])
  expect(codesOf([surcharge('sur:4')], {})).toEqual(['surcharge'])
  expect(codesOf([line({ productId: null })], there)).toEqual(['text'])
})

test('a discount on the whole is a line for each tax, of what it takes of it', () => {
  const lines = [line({ quantity: 100, total: 100 }), line({ key: 'b', quantity: 50, total: 50, taxRate: 9 })]
  const totals = {
    discount: 15,
    taxes: [
      { rate: 21, base: 90, amount: 18.9 },
      { rate: 9, base: 45, amount: 4.05 },
    ],
  }
  const there = facts({
    chosen: { ...nobody, charge: new Map([['discount', 'i-1']]) },
    vat: [vat('VH', 21), vat('VL', 9)],
  })
  const made = documentLines(accepted(lines, totals), there)
  expect(made.lines.slice(2)).toMatchObject([
    { Quantity: 1, NetPrice: -10, VATCode: 'VH' },
    { Quantity: 1, NetPrice: -5, VATCode: 'VL' },
  ])
  expect([made.netCents, made.vatCents]).toEqual([13_500, 1_890 + 405])
})
