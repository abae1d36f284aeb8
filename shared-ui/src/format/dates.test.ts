import { formatDate, formatInstant, formatInstantDate, formatRelative, initials, today } from './index.ts'

describe('calendar dates', () => {
  it('are written per language', () => {
    expect(formatDate('2026-03-05', 'nl')).toBe('05-03-2026')
    expect(formatDate('2026-03-05', 'en')).toBe('5 Mar 2026')
    expect(formatDate('2026-09-30', 'en')).toBe('30 Sep 2026')
  })

  it('are a dash when there is none', () => {
    expect(formatDate(null, 'nl')).toBe('–')
    expect(formatDate('soon', 'en')).toBe('–')
  })
})

describe('moments', () => {
  it('are told in the time of the Netherlands, summer and winter', () => {
    expect(formatInstant('2026-07-01T22:30:00Z', 'nl')).toBe('02-07-2026 00:30')
    expect(formatInstant('2026-01-01T22:30:00Z', 'en')).toBe('1 Jan 2026 23:30')
  })

  it('have their date there', () => {
    expect(formatInstantDate('2026-12-31T23:30:00Z', 'nl')).toBe('01-01-2027')
    expect(today(new Date('2026-06-30T22:10:00Z'))).toBe('2026-07-01')
  })

  it('are a dash when unreadable', () => {
    expect(formatInstant(undefined, 'nl')).toBe('–')
    expect(formatInstant('yesterday', 'nl')).toBe('–')
  })
})

describe('how long ago', () => {
  const now = new Date('2026-03-05T12:00:00Z')

  it.each([
    ['2026-03-05T11:59:40Z', 'nu', 'now'],
    ['2026-03-05T11:45:00Z', '15 minuten geleden', '15 minutes ago'],
    ['2026-03-05T09:00:00Z', '3 uur geleden', '3 hours ago'],
    ['2026-03-04T11:00:00Z', 'gisteren', 'yesterday'],
    ['2026-03-07T13:00:00Z', 'overmorgen', 'in 2 days'],
    ['2026-01-05T12:00:00Z', '05-01-2026', '5 Jan 2026'],
  ])('%s', (instant, dutch, english) => {
    expect(formatRelative(instant, 'nl', now)).toBe(dutch)
    expect(formatRelative(instant, 'en', now)).toBe(english)
  })
})

describe('initials', () => {
  it.each([
    ['Anna de Vries', 'AV'],
    ['manager@staffel.example', 'M'],
    ['jan.jansen@example.org', 'JJ'],
    ['', '?'],
  ])('of "%s" are %s', (name, letters) => {
    expect(initials(name)).toBe(letters)
  })
})
