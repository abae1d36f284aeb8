import type { Language } from '@staffel/shared-api/contract'
import { formats } from '../../../../documents/formats.ts'

const timeZone = 'Europe/Amsterdam'
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** A moment as date and time: `05-03-2026 14:30`, `5 Mar 2026 14:30`. Nothing to show gives a dash. */
export function momentIn(language: Language, instant: string | null | undefined): string {
  if (!instant) return '–'
  return `${formats(language, 'eur', timeZone).dayOf(instant)} ${clock.format(new Date(instant))}`
}
