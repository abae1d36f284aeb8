import { clampRange } from '../filters/more/clampRange.ts'
import { hasNext, pageCount, pageWindow } from './paging.ts'

describe('the next page', () => {
  it.each([
    ['this one is not full', { page: 1, pageSize: 10, rows: 9, total: 42 }, false],
    ['this one reaches the total', { page: 2, pageSize: 10, rows: 10, total: 20 }, false],
    ['there is more', { page: 2, pageSize: 10, rows: 10, total: 21 }, true],
    ['the server stopped counting', { page: 1000, pageSize: 10, rows: 10, total: 10_000 }, true],
    ['nothing was found', { page: 1, pageSize: 10, rows: 0, total: 0 }, false],
  ])('when %s', (_when, paging, expected) => {
    expect(hasNext(paging)).toBe(expected)
  })
})

it('counts at least one page', () => {
  expect(pageCount({ total: 0, pageSize: 10 })).toBe(1)
  expect(pageCount({ total: 61, pageSize: 10 })).toBe(7)
})

it('shows up to five numbers around the current page', () => {
  expect(pageWindow(1, 9, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(5, 9, 5)).toEqual([3, 4, 5, 6, 7])
  expect(pageWindow(9, 9, 5)).toEqual([5, 6, 7, 8, 9])
  expect(pageWindow(2, 3, 5)).toEqual([1, 2, 3])
})

describe('from and till', () => {
  it('keep each other in order', () => {
    expect(clampRange('from', { from: '2026-05-02', till: '2026-05-01' })).toEqual({
      from: '2026-05-01',
      till: '2026-05-01',
    })
    expect(clampRange('till', { from: '2026-05-02', till: '2026-05-01' })).toEqual({
      from: '2026-05-02',
      till: '2026-05-02',
    })
  })

  it('bind nothing while one is empty', () => {
    expect(clampRange('from', { from: '2026-05-02', till: '' })).toEqual({ from: '2026-05-02', till: '' })
  })
})
