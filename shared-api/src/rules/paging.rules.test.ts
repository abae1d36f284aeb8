import fc from 'fast-check'
import { pageCount, pageNumbers, pageSteps } from './paging.rules.ts'

describe('pageSteps', () => {
  it.each([
    [
      { page: 1, size: 10, rows: 10, total: 11 },
      { previous: false, next: true },
    ],
    [
      { page: 1, size: 10, rows: 10, total: 10 },
      { previous: false, next: false },
    ],
    [
      { page: 2, size: 10, rows: 1, total: 11 },
      { previous: true, next: false },
    ],
    [
      { page: 2, size: 10, rows: 9, total: 99 },
      { previous: true, next: false },
    ],
    [
      { page: 1, size: 10, rows: 0, total: 0 },
      { previous: false, next: false },
    ],
    [
      { page: 1000, size: 10, rows: 10, total: 10_000, totalIsMinimum: true },
      { previous: true, next: true },
    ],
  ])('of %j are %j', (position, steps) => {
    expect(pageSteps(position)).toEqual(steps)
  })
})

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
    [2, 3, [1, 2, 3]],
  ])('on page %p of %p are %j', (page, count, numbers) => {
    expect(pageNumbers(page, count)).toEqual(numbers)
  })

  it('always holds the current page, in order, at most as many as asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.nat(59),
        fc.integer({ min: 1, max: 7 }),
        (count, offset, most) => {
          const page = 1 + (offset % count)
          const numbers = pageNumbers(page, count, most)
          expect(numbers).toContain(page)
          expect(numbers).toHaveLength(Math.min(most, count))
          expect(
            numbers.every((number, index) => number >= 1 && number <= count && number === Math.min(...numbers) + index),
          ).toBe(true)
        },
      ),
    )
  })

  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
  ])('%p rows of 10 are %p pages', (total, pages) => {
    expect(pageCount(total, 10)).toBe(pages)
  })
})
