import fc from 'fast-check'
import { allocate } from './allocate.ts'

describe('allocate', () => {
  it.each([
    [100, [1000, 1000, 1000], [34, 33, 33]],
    [1, [10, 20], [0, 1]],
    [10, [3, 3, 1], [4, 4, 2]],
    [10, [1, 3, 3], [2, 4, 4]],
    [2, [3, 1, 1, 3], [1, 0, 0, 1]],
    [2, [100, 300], [0, 2]],
    [5, [0, 0], [0, 0]],
    [0, [10, 20], [0, 0]],
    [10, [], []],
  ])('splits %p over %j as %j', (cents, weights, parts) => {
    expect(allocate(cents, weights)).toEqual(parts)
  })

  it('loses no cent, gives each its share to within one cent, and gives nothing to nothing', () => {
    const weights = fc
      .array(fc.nat(1e9), { minLength: 1, maxLength: 12 })
      .filter((any) => any.some((weight) => weight > 0))
    fc.assert(
      fc.property(fc.nat(1e9), weights, (cents, any) => {
        const parts = allocate(cents, any)
        const sum = any.reduce((total, weight) => total + weight, 0)
        expect(parts.reduce((total, part) => total + part, 0)).toBe(cents)
        parts.forEach((part, index) => {
          const weight = any[index] ?? 0
          expect(Math.abs(part - (cents * weight) / sum)).toBeLessThan(1.000001)
          expect(weight > 0 || part === 0).toBe(true)
        })
      }),
    )
  })
})
