import fc from 'fast-check'
import { priceUnits } from '../../catalogue/rules/price-unit.rules.ts'
import { isBelowFloor, lineMargin, offerMargin, type CostedLine } from './margin.rules.ts'
import { offerTotals } from './offerTotals.ts'

/** Ten pieces of € 10, which cost € 6 each. */
const line = (part: Partial<CostedLine> = {}): CostedLine => ({
  quantity: 10,
  unitPrice: 10,
  priceUnit: 1,
  cost: { price: 6, priceUnit: 1 },
  ...part,
})

describe('the margin of a line', () => {
  it.each<[string, CostedLine, ReturnType<typeof lineMargin>]>([
    ['is what is sold less what it costs', line(), { amount: 40, percent: 40 }],
    ['has the discount of the line taken off', line({ discountPct: 10 }), { amount: 30, percent: 33.3 }],
    [
      'divides price and cost each by its own unit',
      line({ quantity: 100_000, unitPrice: 15.94, priceUnit: 1000, cost: { price: 0.9, priceUnit: 100 } }),
      { amount: 694, percent: 43.5 },
    ],
    [
      'rounds price and cost once each',
      line({ quantity: 12.5, cost: { price: 0.01, priceUnit: 10 } }),
      { amount: 124.99, percent: 100 },
    ],
    ['is a loss where the price is below the cost', line({ unitPrice: 5 }), { amount: -10, percent: -20 }],
    [
      'is nothing in a hundred of nothing',
      line({ unitPrice: 0, priceSource: 'manual' }),
      { amount: -60, percent: null },
    ],
    ['is all of it where it costs nothing', line({ cost: { price: 0, priceUnit: 1 } }), { amount: 100, percent: 100 }],
    ['is told of an option that is not taken too', line({ optional: true }), { amount: 40, percent: 40 }],
    ['is not known of a cost that nobody knows', line({ cost: null }), null],
    ['is not known of free text', line({ cost: undefined }), null],
    ['is not known while the price is on request', line({ unitPrice: 0, priceSource: 'request' }), null],
    ['is not there for no quantity', line({ quantity: 0 }), null],
    ['is not there for a surcharge', line({ kind: 'surcharge' }), null],
    ['is not there for a heading', line({ kind: 'section' }), null],
    ['is not there for words', line({ kind: 'text' }), null],
  ])('%s', (_what, given, margin) => {
    expect(lineMargin(given)).toEqual(margin)
  })
})

describe('the margin of an offer', () => {
  it('is that of its lines together', () => {
    expect(offerMargin([line(), line({ unitPrice: 8 })])).toEqual({ amount: 60, percent: 33.3, unknown: 0 })
  })

  it('has the discount on the whole taken off, in percent and as an amount', () => {
    expect(offerMargin([line()], { percent: 10 })).toEqual({ amount: 30, percent: 33.3, unknown: 0 })
    expect(offerMargin([line()], { amount: 50 })).toEqual({ amount: -10, percent: -20, unknown: 0 })
  })

  it('takes of that discount the share of the lines of which it is known', () => {
    const lines = [line(), line({ cost: null, unitPrice: 30 })]
    expect(offerMargin(lines, { amount: 40 })).toEqual({ amount: 30, percent: 33.3, unknown: 1 })
  })

  it('says of how many lines it is not known: free text, a product without cost, a price on request', () => {
    const unknown = [line({ cost: undefined }), line({ cost: null }), line({ unitPrice: 0, priceSource: 'request' })]
    expect(offerMargin([line(), ...unknown])).toEqual({ amount: 40, percent: 40, unknown: 3 })
    expect(offerMargin(unknown)).toBeNull()
  })

  it('leaves surcharges out: they are for costs that no product has', () => {
    const surcharge = line({ kind: 'surcharge', quantity: 1, unitPrice: 25, cost: null })
    expect(offerMargin([line(), surcharge])).toEqual({ amount: 40, percent: 40, unknown: 0 })
    expect(offerMargin([surcharge])).toBeNull()
  })

  it('leaves out options that are not taken, headings, words and lines without a quantity', () => {
    const out = [
      line({ optional: true }),
      line({ optional: true, cost: null }),
      line({ kind: 'section', cost: null }),
      line({ kind: 'text', cost: null }),
      line({ quantity: 0, cost: null }),
    ]
    expect(offerMargin([line(), ...out])).toEqual({ amount: 40, percent: 40, unknown: 0 })
    expect(offerMargin([line(), line({ optional: true, selected: true })])?.amount).toBe(80)
  })

  it('is not there for an offer without lines', () => {
    expect(offerMargin([])).toBeNull()
  })

  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 100_000 }).map((n) => n / 1000),
    unitPrice: fc.nat(1_000_000).map((n) => n / 100),
    priceUnit: fc.constantFrom(...priceUnits),
    discountPct: fc.nat(10_000).map((n) => n / 100),
    cost: fc.record({
      price: fc.nat(1_000_000).map((n) => n / 100),
      priceUnit: fc.constantFrom(...priceUnits),
    }),
  })

  it('of lines that are all known is the subtotal less what they cost, to the cent', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), fc.nat(100), (lines, percent) => {
        const costs = lines.map((any) => ({
          ...any,
          discountPct: 0,
          unitPrice: any.cost.price,
          priceUnit: any.cost.priceUnit,
        }))
        const left = offerTotals(lines, { percent }).subtotal - offerTotals(costs).subtotal
        expect(offerMargin(lines, { percent })?.amount).toBeCloseTo(left, 2)
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), fc.nat(100), (lines, percent) => {
        expect(offerMargin(lines.toReversed(), { percent })).toEqual(offerMargin(lines, { percent }))
      }),
    )
  })
})

test.each([
  [{ amount: 19.9, percent: 19.9 }, 20, true],
  [{ amount: 20, percent: 20 }, 20, false],
  [{ amount: -60, percent: null }, 20, true],
  [{ amount: 0, percent: null }, 20, false],
  [{ amount: -1, percent: -1 }, 0, true],
  [{ amount: -1, percent: -1 }, null, false],
  [{ amount: -1, percent: -1 }, undefined, false],
  [null, 20, false],
])('of %j with a floor of %p it is below: %p', (margin, floor, below) => {
  expect(isBelowFloor(margin, floor)).toBe(below)
})
