import { budgetProblems } from './budgetProblems.ts'

const budget = { first: { kilobytes: 60, files: 3 }, part: { kilobytes: 100, files: 5 } }

describe('a budget', () => {
  it.each([
    ['what it was', budget],
    ['a little less', { first: { kilobytes: 58.4, files: 3 }, part: { kilobytes: 97.1, files: 5 } }],
  ])('agrees with %s', (_what, loads) => {
    expect(budgetProblems('offers', loads, budget)).toEqual([])
  })

  it.each([
    ['more bytes', { kilobytes: 60.1, files: 3 }, 'is 61 KB (brotli) in 3 files. That is more than its budget 60 KB'],
    ['one more request', { kilobytes: 60, files: 4 }, 'is 60 KB (brotli) in 4 files. That is more than its budget'],
    ['fewer bytes', { kilobytes: 55.2, files: 3 }, 'is 56 KB (brotli) in 3 files. Lower its budget, which is 60 KB'],
    ['one request less', { kilobytes: 60, files: 2 }, 'is 60 KB (brotli) in 2 files. Lower its budget'],
    ['more bytes in fewer', { kilobytes: 70, files: 2 }, 'That is more than its budget'],
  ])('tells of %s', (_what, first, told) => {
    expect(budgetProblems('offers', { first, part: budget.part }, budget)).toEqual([expect.stringContaining(told)])
  })

  it('is 80 KB for a first load that has none of its own yet', () => {
    const loads = (kilobytes: number) => ({ first: { kilobytes, files: 3 }, part: { kilobytes: 300, files: 9 } })
    expect(budgetProblems('planning', loads(12), undefined)).toEqual([])
    expect(budgetProblems('planning', loads(81), undefined)).toEqual([expect.stringContaining('its budget 80 KB')])
  })

  it('tells of a part that is not there any more', () => {
    expect(budgetProblems('offers', { first: budget.first }, budget)).toEqual([
      '"offers" has no largest part any more. Take it out of budgets.json.',
    ])
  })

  it('lets a small build stay one kilobyte below', () => {
    const loads = (kilobytes: number) => ({ first: { kilobytes, files: 2 } })
    expect(budgetProblems('offers', loads(9.2), { first: { kilobytes: 11, files: 2 } })).toEqual([])
    expect(budgetProblems('offers', loads(8.9), { first: { kilobytes: 11, files: 2 } })).toHaveLength(1)
  })

  it('tells of each load by itself', () => {
    const loads = { first: { kilobytes: 61, files: 3 }, part: { kilobytes: 90, files: 5 } }
    expect(budgetProblems('offers', loads, budget)).toEqual([
      expect.stringMatching(/^The first load of "offers" is 61 KB/),
      expect.stringMatching(/^The largest part of "offers" is 90 KB/),
    ])
  })
})
