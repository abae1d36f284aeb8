import fc from 'fast-check'
import { addDays, daysBetween } from '../../../../rules/days.rules.ts'
import { defaultValidUntil, extensionChoices, extensionProblem } from './extension.rules.ts'
import { isReminderDay, reminderDays } from '../../sending/rules/reminders.rules.ts'

const today = '2026-05-01'

describe('extending', () => {
  it.each([
    ['2026-05-01', '2026-04-20', 'past'],
    ['2026-05-02', '2026-04-20', null],
    ['2026-05-10', '2026-05-10', 'not-later'],
    ['2026-05-11', '2026-05-10', null],
    ['2027-05-01', '2026-05-10', null],
    ['2027-05-02', '2026-05-10', 'too-far'],
    ['2026-05-02', null, null],
  ])('until %s from %s: %p', (day, current, problem) => {
    expect(extensionProblem(day, current, today)).toBe(problem)
  })

  it('offers fourteen and thirty days from the last day, or from today when that is over', () => {
    expect(extensionChoices('2026-05-10', today)).toEqual([
      { days: 14, day: '2026-05-24' },
      { days: 30, day: '2026-06-09' },
    ])
    expect(extensionChoices('2026-04-01', today)).toEqual([
      { days: 14, day: '2026-05-15' },
      { days: 30, day: '2026-05-31' },
    ])
    expect(extensionChoices(null, today)).toEqual(extensionChoices(today, today))
    expect(extensionChoices('2027-04-10', today)).toEqual([{ days: 14, day: '2027-04-24' }])
  })

  it('offers nothing that it would refuse', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const current = addDays(today, days)
        for (const { day } of extensionChoices(current, today)) expect(extensionProblem(day, current, today)).toBeNull()
      }),
    )
  })

  it('starts at thirty days', () => {
    expect([defaultValidUntil(today), defaultValidUntil(today, 10)]).toEqual(['2026-05-31', '2026-05-11'])
  })
})

describe('reminders', () => {
  const offer = { validUntil: '2026-05-20', sentOn: today, daysBefore: [1, 7, 7] }

  it('come before the last day, in order, each once', () => {
    expect(reminderDays(offer)).toEqual(['2026-05-13', '2026-05-19'])
    expect([isReminderDay(offer, '2026-05-19'), isReminderDay(offer, '2026-05-20')]).toEqual([true, false])
  })

  it('come on the last day where that was asked for, and never after it', () => {
    expect(reminderDays({ ...offer, daysBefore: [-1, 0] })).toEqual(['2026-05-20'])
  })

  it('never come on or before the day of sending, nor after the last day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 5 }),
        (days, daysBefore) => {
          const validUntil = addDays(today, days)
          for (const day of reminderDays({ validUntil, sentOn: today, daysBefore })) {
            expect(daysBetween(today, day)).toBeGreaterThan(0)
            expect(daysBefore).toContain(daysBetween(day, validUntil))
          }
        },
      ),
    )
  })
})
