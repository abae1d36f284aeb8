/** Where validity is reckoned, unless the tenant says otherwise. */
const defaultTimeZone = 'Europe/Amsterdam'

/** The calendar day `YYYY-MM-DD` that it is at a moment in a time zone. */
export function dayOf(moment: Date = new Date(), timeZone: string = defaultTimeZone): string {
  // Nearly always it is asked about now, and no day begins within a minute.
  const minute = Math.floor(moment.getTime() / 60_000)
  const last = lastDays.get(timeZone)
  if (last?.minute === minute) return last.day
  const day = calendarDay(moment, timeZone)
  lastDays.set(timeZone, { minute, day })
  return day
}

/** By time zone: what was asked last. */
const lastDays = new Map<string, { readonly minute: number; readonly day: string }>()

function calendarDay(moment: Date, timeZone: string): string {
  const parts = calendarOf(timeZone).formatToParts(moment)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Making one takes longer than a hundred uses; there are as many as time zones. */
const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  calendars.set(timeZone, made)
  return made
}

/** Whether this is a day that a filter can name: `YYYY-MM-DD`, on the calendar, in these centuries. */
export function isDay(text: string): boolean {
  return /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** `days` later (or earlier) on the calendar; no clock or summer time is involved. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** Whole days from one calendar day to another; negative when `till` is earlier. */
export function daysBetween(from: string, till: string): number {
  return Math.round((Date.parse(`${till}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** Days that an offer is valid when nobody says otherwise, and at most. */
export const validity = { defaultDays: 30, maximumDays: 365 } as const

/** Why an offer cannot be valid until `day`; null when it can. */
export function validUntilProblem(day: string, today: string): 'past' | 'too-far' | null {
  if (day < today) return 'past'
  return daysBetween(today, day) > validity.maximumDays ? 'too-far' : null
}
