import fc from 'fast-check'
import { addDays, daysBetween } from '../../../../rules/days.rules.ts'
import { conversionRate, defaultPeriod, monthsUntil, percentChange, periodBefore } from './stats.rules.ts'

describe('figures of the dashboard', () => {
  it.each([
    [12, 10, 20],
    [10, 12, -16.7],
    [0, 5, -100],
    [1, 3, -66.7],
    [5, 0, null],
    [0, 0, null],
    [null, 4, null],
    [4, null, null],
    ['0.3', '0.1', 200],
  ])('%p after %p is %p percent', (now, before, change) => {
    expect(percentChange(now, before)).toBe(change)
  })

  it.each([
    [
      { accepted: 1, declined: 1, expired: 1 },
      { value: 33.3, decided: 3 },
    ],
    [
      { accepted: 0, declined: 2, expired: 0 },
      { value: 0, decided: 2 },
    ],
    [
      { accepted: 0, declined: 0, expired: 0 },
      { value: null, decided: 0 },
    ],
  ])('convert %j to %j', (outcomes, rate) => {
    expect(conversionRate(outcomes)).toEqual(rate)
  })

  it('are of the last thirty days, against the thirty before', () => {
    const period = defaultPeriod('2026-05-01')
    expect([period, periodBefore(period)]).toEqual([
      { from: '2026-04-02', to: '2026-05-01' },
      { from: '2026-03-03', to: '2026-04-01' },
    ])
  })

  it('compare with a period that is as long and ends the day before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), (length) => {
        const period = { from: '2026-02-10', to: addDays('2026-02-10', length) }
        const before = periodBefore(period)
        expect([daysBetween(before.from, before.to), addDays(before.to, 1)]).toEqual([length, period.from])
      }),
    )
  })

  it('count months over the turn of a year', () => {
    expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsUntil('2026-12-31', 1)).toEqual(['2026-12'])
  })
})
