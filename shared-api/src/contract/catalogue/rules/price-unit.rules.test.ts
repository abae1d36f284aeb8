import fc from 'fast-check'
import { exactPerUnit, isSamePrice, perUnit, priceUnits, wholeCents } from './price-unit.rules.ts'

const unit = fc.constantFrom(...priceUnits)
const cents = fc.nat(99_999_999).map((amount) => amount / 100)

describe('a price and what it is for', () => {
  it('are the same value when they say the same of one', () => {
    expect(isSamePrice({ unitPrice: 1.5, priceUnit: 10 }, { unitPrice: 15, priceUnit: 100 })).toBe(true)
    expect(isSamePrice({ unitPrice: 0.07, priceUnit: 1 }, { unitPrice: 6.59, priceUnit: 100 })).toBe(false)
  })

  it.each([
    [15.94, 1000, 1, 0.02],
    [0.07, 1, 100, 7],
    [6.95, 100, 1000, 69.5],
    [1.25, 10, 1, 0.13],
    [1.005, 100, 100, 1.01],
    [0.07, 1000, 1000, 0.07],
  ] as const)('%p per %p is per %p %p', (price, from, to, other) => expect(perUnit(price, from, to)).toBe(other))

  it('are converted exactly, or not at all', () => {
    expect(exactPerUnit(15.9, 100, 10)).toBe(1.59)
    expect(exactPerUnit(0.07, 1, 1000)).toBe(70)
    expect(exactPerUnit(15.94, 100, 10)).toBeNull()
  })

  it('lose nothing by being told for more', () => {
    fc.assert(
      fc.property(cents, unit, unit, (unitPrice, priceUnit, other) => {
        const more = other < priceUnit ? priceUnit : other
        const told = perUnit(unitPrice, priceUnit, more)
        expect(isSamePrice({ unitPrice, priceUnit }, { unitPrice: told, priceUnit: more })).toBe(true)
      }),
    )
  })
})

describe('the price unit in which prices are whole cents', () => {
  it.each([
    [[1.25, 3], {}, { unit: 1, prices: [1.25, 3] }],
    [[0.125, 3], {}, { unit: 10, prices: [1.25, 30] }],
    [[0.0659, 0.07], {}, { unit: 100, prices: [6.59, 7] }],
    [[0.000012], {}, null],
    [[], {}, { unit: 1, prices: [] }],
    [[Number.NaN], {}, null],
    [[1, Infinity], {}, null],
    // A float from elsewhere, of which twelve figures count.
    [[0.1 + 0.2], {}, { unit: 1, prices: [0.3] }],
    // Prices per hundred stay so, or are told for more: never for fewer.
    [[6.59], { from: 100 }, { unit: 100, prices: [6.59] }],
    [[6.595], { from: 100 }, { unit: 1000, prices: [65.95] }],
    [[700], { from: 100 }, { unit: 100, prices: [700] }],
    // The preferred one where it will do.
    [[0.07], { from: 1, preferred: 100 }, { unit: 100, prices: [7] }],
    [[0.00125], { from: 1, preferred: 10 }, { unit: 1000, prices: [1.25] }],
    [[700], { from: 100, preferred: 1 }, { unit: 100, prices: [700] }],
  ] as const)(
    'of %j with %j is %j',
    (amounts, { from, preferred }: { from?: 1 | 100; preferred?: 1 | 10 | 100 }, whole) =>
      expect(wholeCents(amounts, from, preferred)).toEqual(whole),
  )
})
