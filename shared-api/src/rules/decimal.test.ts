import fc from 'fast-check'
import { decimal, rounded, roundedTo, wholeOf, wholeQuotient } from './decimal.ts'

describe('how many cents or thousandths a number is', () => {
  it.each([
    [12.34, 2, 1234],
    [1.005, 3, 1005],
    [0.1, 2, 10],
    [-0.07, 2, -7],
    [-0, 2, 0],
    [9_999_999_999_999.99, 2, 999_999_999_999_999],
  ] as const)('of %d with %d decimals it is %d', (value, decimals, whole) =>
    expect(wholeOf(value, decimals)).toBe(whole),
  )

  it.each([
    [1.005, 2],
    [0.0001, 3],
    ['12.34', 2],
    [Number.NaN, 2],
    [Infinity, 2],
    [10_000_000_000_000, 2],
    [-10_000_000_000_000, 2],
  ] as const)('is left to the library for %p with %d decimals', (value, decimals) =>
    expect(wholeOf(value, decimals)).toBeUndefined(),
  )
})

describe('a number rounded', () => {
  it('is the same in whole numbers as by the library', () => {
    const value = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer().map((cents) => cents / 100),
    )
    fc.assert(
      fc.property(value, fc.constantFrom(2 as const, 3 as const), (amount, decimals) =>
        expect(roundedTo(amount, decimals)).toBe(rounded(decimal(amount), decimals)),
      ),
    )
  })

  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    ['2.675', 2.68],
    ['no number', 0],
    [-0, 0],
  ] as const)('of %p to cents is %d', (value, cents) => expect(roundedTo(value, 2)).toBe(cents))
})

describe('one whole number divided by another', () => {
  it.each([
    [7, 2, 4],
    [-7, 2, -4],
    [5, 4, 1],
    [6, 4, 2],
    [-6, 4, -2],
    [8, 4, 2],
    [0, 3, 0],
    [-0, 3, 0],
    [-1, 3, 0],
  ])('%d by %d is %d', (dividend, divisor, quotient) => expect(wholeQuotient(dividend, divisor)).toBe(quotient))

  it.each([
    [2 ** 53, 2],
    [0.5, 2],
    [10, 2 ** 53],
    [10, 2 ** 52],
    [10, 0],
    [10, -2],
  ])('is left to the library for %d by %d', (dividend, divisor) =>
    expect(wholeQuotient(dividend, divisor)).toBeUndefined(),
  )
})
