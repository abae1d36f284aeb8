import fc from 'fast-check'
import { exactPerUnit, isSamePrice, perUnit, priceUnits } from './price-unit.rules.ts'

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
