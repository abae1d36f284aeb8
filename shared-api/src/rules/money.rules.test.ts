import fc from 'fast-check'
import { fromCents, roundMoney, roundPercent, roundQuantity, subtractMoney, sumMoney, toCents } from './money.rules.ts'

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

  it('is exact where a number has no cents any more, and whole cents where there are parts of one', () => {
    // The number nearest to …409.93; from the nearest number of cents it would be …409.92.
    expect(fromCents(9_007_199_254_740_993n)).toBe(90_071_992_547_409.94)
    expect([fromCents('12.5'), fromCents('1250'), fromCents('x'), fromCents(Number.NaN)]).toEqual([0.13, 12.5, 0, 0])
  })

  it('has two decimals, and so has a percentage; a quantity has three', () => {
    expect([roundMoney('1.2345'), roundPercent('1.2345'), roundQuantity('1.2345')]).toEqual([1.23, 1.23, 1.235])
    expect([roundPercent(33.335), roundQuantity(0.0005)]).toEqual([33.34, 0.001])
  })

  it.each([
    ['whole', fc.integer({ min: -99_999_999, max: 99_999_999 })],
    ['typed', fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map((parts) => parts / 10_000)],
    ['of any size', fc.double({ noNaN: true, noDefaultInfinity: true })],
    ['at the end of what is counted', fc.double({ min: 9e12, max: 1.1e15, noNaN: true })],
  ])('makes the same of a number, %s, as of the decimal that it is written as', (_, numbers) => {
    fc.assert(
      fc.property(numbers, (number) => {
        for (const round of [roundMoney, roundQuantity, roundPercent, toCents])
          expect(round(number)).toBe(round(String(number)))
      }),
    )
  })

  it('adds and subtracts without binary fractions', () => {
    expect([sumMoney([0.1, 0.2, '0.3']), sumMoney([]), subtractMoney(0.3, 0.1)]).toEqual([0.6, 0, 0.2])
  })
})
