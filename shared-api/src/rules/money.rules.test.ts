import fc from 'fast-check'
import { fromCents, roundMoney, subtractMoney, sumMoney, toCents } from './money.rules.ts'

describe('money', () => {
  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    ['2.675', 2.68],
    [1.004, 1],
    [-0.001, 0],
    [Number.NaN, 0],
    ['x', 0],
  ])('rounds %p to %p', (amount, cents) => {
    expect(roundMoney(amount)).toBe(cents)
  })

  it('survives the way to cents and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect([
          toCents(fromCents(cents)),
          toCents(fromCents(BigInt(cents))),
          toCents(fromCents(String(cents))),
        ]).toEqual([cents, cents, cents])
      }),
    )
  })

  it('adds and subtracts without binary fractions', () => {
    expect([sumMoney([0.1, 0.2, '0.3']), sumMoney([]), subtractMoney(0.3, 0.1)]).toEqual([0.6, 0, 0.2])
  })
})
