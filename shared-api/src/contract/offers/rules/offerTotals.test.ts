import fc from 'fast-check'
import { priceUnits } from '../../catalogue/rules/price-unit.rules.ts'
import { lineTotal } from './lineTotal.ts'
import { toCents } from '../../../rules/money.rules.ts'
import { isReverseCharge, offerTotals, reverseChargeLabel, type TotalledLine } from './offerTotals.ts'

const anyUnit = fc.constantFrom(...priceUnits)
const line = (
  quantity: number | string,
  unitPrice: number | string,
  rest: Partial<TotalledLine> = {},
): TotalledLine => ({ quantity, unitPrice, priceUnit: 1, ...rest })

describe('lineTotal', () => {
  it.each([
    [line(0.5, 2.01), 1.01],
    [line(16, 348.35, { discountPct: 4 }), 5350.66],
    [line(3, 24, { discountPct: 16.66 }), 60],
    [line('1.005', '1'), 1.01],
    [line(1.115, 1), 1.12],
    [line(3, 0.1), 0.3],
    [line(-2, 10), 0],
    [line(Number.NaN, 10), 0],
    [line(2, 10, { kind: 'section' }), 0],
    [line(2, 10, { kind: 'text' }), 0],
    [line(2, 10, { discountPct: 100 }), 0],
    [line(100_000, 15.94, { priceUnit: 1000 }), 1594],
    [line(250, 6.95, { priceUnit: 100 }), 17.38],
    [line(1, 15.94, { priceUnit: 1000 }), 0.02],
    [line(12.5, 3.1, { priceUnit: 10, discountPct: 4 }), 3.72],
    [line(37, 0.05), 1.85],
  ])('of %j is %p', (priced, total) => {
    expect(lineTotal(priced)).toBe(total)
  })

  it('is exact to the cent for every quantity of three decimals and price of two, whatever it is for', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(99_999_999), anyUnit, (thousandths, cents, priceUnit) => {
        const divisor = 1000n * BigInt(priceUnit)
        const exact = (2n * BigInt(thousandths) * BigInt(cents) + divisor) / (2n * divisor)
        expect(BigInt(toCents(lineTotal(line(thousandths / 1000, cents / 100, { priceUnit }))))).toBe(exact)
      }),
    )
  })
})

describe('lineTotal of numbers', () => {
  const decimals = (most: number, places: number) => fc.integer({ min: -most, max: most }).map((n) => n / 10 ** places)
  it.each([
    ['as they are kept', decimals(9_999_999, 3), decimals(99_999_999, 2), decimals(15_000, 2)],
    ['with decimals beyond', decimals(9_999_999, 5), decimals(99_999_999, 4), decimals(100_000, 3)],
    ['too high to be counted', decimals(1e15, 3), decimals(1e15, 2), decimals(10_000, 2)],
    ['of any kind', fc.double(), fc.double(), fc.double()],
  ])('is that of the decimals that they are written as, %s', (_, quantities, prices, discounts) => {
    fc.assert(
      fc.property(quantities, prices, discounts, anyUnit, (quantity, unitPrice, discountPct, priceUnit) => {
        const written = { quantity: String(quantity), unitPrice: String(unitPrice), discountPct: String(discountPct) }
        expect(lineTotal({ quantity, unitPrice, discountPct, priceUnit })).toBe(lineTotal({ ...written, priceUnit }))
      }),
    )
  })
})

describe('offerTotals', () => {
  it.each([
    ['two lines at 21 %', [line(1, 37.5), line(1, 12.5)], { subtotal: 50, tax: 10.5, total: 60.5 }],
    [
      'a discounted line at 22 %',
      [line(16, 348.35, { discountPct: 4, taxRate: 22 })],
      { subtotal: 5350.66, tax: 1177.15, total: 6527.81 },
    ],
    [
      'a discounted line at 5.5 %',
      [line(3, 24, { discountPct: 16.66, taxRate: 5.5 })],
      { subtotal: 60, tax: 3.3, total: 63.3 },
    ],
    ['half a piece', [line(0.5, 2.01)], { subtotal: 1.01, tax: 0.21, total: 1.22 }],
    [
      'lines without tax, by why that is',
      [
        line(1, 100),
        line(2, 20, { taxRate: 0, taxLabel: 'Btw verlegd' }),
        line(1, 30, { taxRate: 0 }),
        line(1, 1, { taxRate: 0, taxLabel: 'Vrijgesteld' }),
        line(1, 5, { taxRate: 0, taxLabel: ' Btw verlegd ' }),
        line(1, 10, { taxRate: 21, taxLabel: 'Btw verlegd' }),
      ],
      {
        taxes: [
          { rate: 21, base: 110, amount: 23.1 },
          { rate: 0, base: 30, amount: 0 },
          { rate: 0, label: 'Btw verlegd', base: 45, amount: 0 },
          { rate: 0, label: 'Vrijgesteld', base: 1, amount: 0 },
        ],
        total: 209.1,
      },
    ],
    ['nothing', [], { subtotal: 0, tax: 0, total: 0, taxes: [] }],
  ])('of %s', (_, lines, totals) => {
    expect(offerTotals(lines)).toMatchObject(totals)
  })

  it('leaves out optional lines until they are selected, sections and texts', () => {
    const lines = [
      line(1, 10),
      line(1, 20, { optional: true }),
      line(1, 30, { optional: true, selected: true }),
      line(1, 40, { kind: 'section' }),
      line(1, 50, { kind: 'text' }),
      line(1, 5, { kind: 'surcharge' }),
    ]
    expect(offerTotals(lines).subtotal).toBe(45)
    const untaxed = [line(1, 40, { kind: 'section', taxRate: 9 }), line(1, 50, { kind: 'text', taxRate: 9 })]
    expect(offerTotals([...lines, ...untaxed]).taxes.map(({ rate }) => rate)).toEqual([21])
  })

  it('taxes each rate on its own base, the highest rate first', () => {
    expect(
      offerTotals([line(1, 10, { taxRate: 9 }), line(1, 20, { taxRate: 21 }), line(1, 5, { taxRate: 0 })]),
    ).toEqual({
      linesTotal: 35,
      discount: 0,
      subtotal: 35,
      tax: 5.1,
      total: 40.1,
      taxes: [
        { rate: 21, base: 20, amount: 4.2 },
        { rate: 9, base: 10, amount: 0.9 },
        { rate: 0, base: 5, amount: 0 },
      ],
    })
  })

  it('spreads a discount over the rates by largest remainder', () => {
    const lines = [line(1, 10, { taxRate: 21 }), line(1, 10, { taxRate: 9 }), line(1, 10, { taxRate: 0 })]
    const totals = offerTotals(lines, { amount: 1 })
    expect(totals.taxes.map((tax) => tax.base)).toEqual([9.66, 9.67, 9.67])
    expect(totals).toMatchObject({ discount: 1, subtotal: 29 })
  })

  it('takes a discount in percent, and never more than there is', () => {
    expect(offerTotals([line(1, 33.33)], { percent: 10 })).toMatchObject({ discount: 3.33, subtotal: 30 })
    expect(offerTotals([line(1, 10)], { amount: 12 })).toMatchObject({ discount: 10, total: 0 })
  })
})

const anyLine = fc.record({
  quantity: fc.nat(100_000).map((n) => n / 1000),
  unitPrice: fc.nat(1_000_000).map((n) => n / 100),
  priceUnit: anyUnit,
  discountPct: fc.nat(10_000).map((n) => n / 100),
  taxRate: fc.constantFrom(0, 5.5, 9, 21),
  taxLabel: fc.constantFrom(null, '', 'Btw verlegd', 'Vrijgesteld'),
  optional: fc.boolean(),
  selected: fc.boolean(),
})

describe('offerTotals, for any lines', () => {
  it('adds up to the cent, with and without a discount', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), fc.option(fc.nat(1_000_000)), (lines, cents) => {
        const totals = offerTotals(lines, cents === null ? undefined : { amount: cents / 100 })
        const counted = lines.filter((any) => !any.optional || any.selected).map(lineTotal)
        expect(toCents(totals.linesTotal)).toBe(counted.reduce((sum, total) => sum + toCents(total), 0))
        expect(toCents(totals.subtotal)).toBe(toCents(totals.linesTotal) - toCents(totals.discount))
        expect(totals.taxes.reduce((sum, { base }) => sum + toCents(base), 0)).toBe(toCents(totals.subtotal))
        expect(totals.taxes.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(totals.tax))
        expect(toCents(totals.total)).toBe(toCents(totals.subtotal) + toCents(totals.tax))
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), fc.nat(100), (lines, percent) => {
        expect(offerTotals(lines.toReversed(), { percent })).toEqual(offerTotals(lines, { percent }))
      }),
    )
  })
})

test.each([
  [reverseChargeLabel, true],
  ['BTW VERLEGD', true],
  ['Reverse charge', true],
  ['Vrijgesteld', false],
  ['', false],
  [null, false],
])('a line that says %j in place of tax leaves that to the customer: %p', (label, reversed) => {
  expect(isReverseCharge(label)).toBe(reversed)
})
