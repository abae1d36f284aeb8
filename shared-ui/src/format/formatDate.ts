import type { Language } from '../area/AreaModule.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A calendar date `YYYY-MM-DD`: `05-03-2026` in Dutch, `5 Mar 2026` in English. Nothing to show gives a dash.
 * A full ISO time is read by its date part only; for a moment use `formatInstant`.
 */
export function formatDate(date: string | null | undefined, language: Language): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? '') ?? []
  if (!year || !month || !day) return '–'
  return language === 'nl' ? `${day}-${month}-${year}` : `${Number(day)} ${months[Number(month) - 1]} ${year}`
}
