import { raisedPrice } from './raisedPrice.ts'

describe('raising a price by a percentage', () => {
  it.each([
    [10, 5, 0.01, 10.5],
    [0.15, 3.5, 0.01, 0.16],
    [1.01, 0.5, 0.01, 1.02],
    [12.34, 3, 0.05, 12.7],
    [12.34, 3, 0.1, 12.7],
    [12.34, 3, 1, 13],
    [12.5, 0, 1, 13],
    [20, -10, 0.01, 18],
    [20, -100, 0.01, 0],
    [20, -150, 0.01, 0],
    [0, 25, 0.05, 0],
  ] as const)('makes of %d with %d %%, in steps of %d, %d', (price, percent, rounding, raised) => {
    expect(raisedPrice(price, percent, rounding)).toBe(raised)
  })
})
