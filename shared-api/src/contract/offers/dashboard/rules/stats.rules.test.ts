import fc from 'fast-check'
import { addDays, daysBetween } from '../../../../rules/days.rules.ts'
import {
  conversionRate,
  defaultPeriod,
  monthsUntil,
  percentChange,
  periodBefore,
  periodSteps,
  pointsChange,
} from './stats.rules.ts'

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

  it.each([
    [62.5, 60, 2.5],
    [33.3, 50, -16.7],
    [50, 50, 0],
    [null, 50, null],
    [50, null, null],
  ])('a rate of %p after %p moved by %p points', (now, before, points) => {
    expect(pointsChange(now, before)).toBe(points)
  })

  it('divide a period into at most sixteen steps that follow on each other and end where it ends', () => {
    expect(periodSteps({ from: '2026-05-01', to: '2026-05-07' })).toHaveLength(7)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), (length) => {
        const period = { from: '2026-02-10', to: addDays('2026-02-10', length) }
        const steps = periodSteps(period)
        expect(steps.length).toBeLessThanOrEqual(16)
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([period.from, period.to])
        expect(steps.slice(1).map(({ from }) => addDays(from, -1))).toEqual(steps.slice(0, -1).map(({ to }) => to))
      }),
    )
  })

  it('count months over the turn of a year', () => {
    expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsUntil('2026-12-31', 1)).toEqual(['2026-12'])
  })
})
