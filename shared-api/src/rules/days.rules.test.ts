import fc from 'fast-check'
import { clampRange } from './clampRange.ts'
import { addDays, dayOf, daysBetween, isDay, validUntilProblem } from './days.rules.ts'
import { effectiveStatus } from '../contract/offers/status/rules/effectiveStatus.ts'

const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))

describe('days', () => {
  it.each([
    ['2026-03-31T21:59:59Z', '2026-03-31'],
    ['2026-03-31T22:00:00Z', '2026-04-01'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['0800-06-01T12:00:00Z', '0800-06-01'],
  ])('at %s it is %s in Amsterdam', (moment, expected) => {
    expect(dayOf(new Date(moment))).toBe(expected)
  })

  it.each([
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['0026-01-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%j exists: %p', (text, expected) => {
    expect(isDay(text)).toBe(expected)
  })

  it('count over months, leap days and summer time', () => {
    expect([addDays('2028-02-28', 1), addDays('2026-03-28', 2), addDays('2026-01-01', -1)]).toEqual([
      '2028-02-29',
      '2026-03-30',
      '2025-12-31',
    ])
    fc.assert(
      fc.property(day, fc.integer({ min: -500, max: 500 }), (start, days) => {
        expect(daysBetween(start, addDays(start, days))).toBe(days)
      }),
    )
  })

  it.each([
    ['2026-05-01', null],
    ['2026-04-30', 'past'],
    ['2027-05-01', null],
    ['2027-05-02', 'too-far'],
  ])('allow validity until %s: %p', (until, problem) => {
    expect(validUntilProblem(until, '2026-05-01')).toBe(problem)
  })
})

describe('effectiveStatus', () => {
  it.each([
    ['pending', '2026-05-01', 'pending'],
    ['pending', '2026-04-30', 'expired'],
    ['pending', null, 'pending'],
    ['accepted', '2026-04-30', 'accepted'],
    ['declined', '2026-04-30', 'declined'],
    ['draft', '2026-04-30', 'draft'],
  ] as const)('of a %s offer valid until %s is %s', (status, validUntil, expected) => {
    expect(effectiveStatus({ status, validUntil }, '2026-05-01')).toBe(expected)
  })
})

describe('clampRange', () => {
  it('sets a from after till to till, and a till before from to from', () => {
    expect(clampRange({ from: '2026-05-02', till: '2026-05-01' }, 'from')).toEqual({
      from: '2026-05-01',
      till: '2026-05-01',
    })
    expect(clampRange({ from: '2026-05-02', till: '2026-05-01' }, 'till')).toEqual({
      from: '2026-05-02',
      till: '2026-05-02',
    })
  })

  it('always leaves a range in order, and one that was in order as it is', () => {
    fc.assert(
      fc.property(
        fc.option(day, { nil: undefined }),
        fc.option(day, { nil: undefined }),
        fc.constantFrom('from', 'till'),
        (from, till, chosen) => {
          const clamped = clampRange({ from, till }, chosen)
          expect(!clamped.from || !clamped.till || clamped.from <= clamped.till).toBe(true)
          if (!from || !till || from <= till) expect(clamped).toEqual({ from, till })
        },
      ),
    )
  })
})
