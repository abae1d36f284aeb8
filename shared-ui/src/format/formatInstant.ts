import type { Language } from '../area/AreaModule.ts'
import { formatDate } from './formatDate.ts'
import { localDate } from './localDate.ts'

/** A moment (ISO 8601, UTC) as date and time in the Netherlands: `05-03-2026 14:30`, `5 Mar 2026 14:30`. */
export function formatInstant(instant: string | null | undefined, language: Language): string {
  const local = read(instant)
  return local ? `${formatDate(local.date, language)} ${local.time}` : '–'
}

/** The calendar date that a moment has in the Netherlands. */
export function formatInstantDate(instant: string | null | undefined, language: Language): string {
  return formatDate(read(instant)?.date, language)
}

function read(instant: string | null | undefined): ReturnType<typeof localDate> | null {
  const moment = new Date(instant ?? '')
  return Number.isNaN(moment.getTime()) ? null : localDate(moment)
}
