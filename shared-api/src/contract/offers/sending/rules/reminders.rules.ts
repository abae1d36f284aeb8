import { addDays } from '../../../../rules/days.rules.ts'

export interface RemindedOffer {
  /** Its last valid day. */
  readonly validUntil: string
  /** The day it was sent; reminders come later only. */
  readonly sentOn: string
  /** Days before the last one: `[7, 1]`. */
  readonly daysBefore: readonly number[]
}

/** The days on which the customer is reminded, in order, each once. */
export function reminderDays({ validUntil, sentOn, daysBefore }: RemindedOffer): string[] {
  const days = daysBefore.filter((days) => days >= 0).map((days) => addDays(validUntil, -days))
  return [...new Set(days)].filter((day) => day > sentOn).sort()
}

/** Whether today is such a day. A day that was missed is not made up for: the next one comes. */
export function isReminderDay(offer: RemindedOffer, today: string): boolean {
  return reminderDays(offer).includes(today)
}
