import type { Language } from '../area/AreaModule.ts'
import { formatInstantDate } from './formatInstant.ts'

const second = 1000
const units = [
  { unit: 'minute', size: 60 * second, below: 60 * 60 * second },
  { unit: 'hour', size: 60 * 60 * second, below: 24 * 60 * 60 * second },
  { unit: 'day', size: 24 * 60 * 60 * second, below: 7 * 24 * 60 * 60 * second },
] as const

/** How long ago a moment was, or will be: `3 uur geleden`, `in 2 days`; beyond a week, its date. */
export function formatRelative(instant: string | null | undefined, language: Language, now = new Date()): string {
  const distance = new Date(instant ?? '').getTime() - now.getTime()
  if (Number.isNaN(distance)) return '–'
  const words = new Intl.RelativeTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', { numeric: 'auto' })
  if (Math.abs(distance) < 60 * second) return words.format(0, 'second')
  const fitting = units.find(({ below }) => Math.abs(distance) < below)
  return fitting
    ? words.format(Math.trunc(distance / fitting.size), fitting.unit)
    : formatInstantDate(instant, language)
}
