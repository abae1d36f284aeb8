import { addDays, validity, validUntilProblem } from '../../../../rules/days.rules.ts'

/** Days of the quick choices. */
const extensionSteps = [14, 30] as const

/** The day until which an offer is valid when nobody says otherwise. */
export function defaultValidUntil(today: string, days: number = validity.defaultDays): string {
  return addDays(today, days)
}

/** Why an offer cannot be extended until `day`: it must lie after today and after the present last day. */
export function extensionProblem(
  day: string,
  current: string | null,
  today: string,
): 'past' | 'not-later' | 'too-far' | null {
  if (day <= today) return 'past'
  if (day <= (current ?? '')) return 'not-later'
  return validUntilProblem(day, today)
}

/** The quick choices that are possible, counted from the present last day, or from today once that is over. */
export function extensionChoices(current: string | null, today: string): { days: number; day: string }[] {
  const from = current === null || current < today ? today : current
  return extensionSteps
    .map((days) => ({ days, day: addDays(from, days) }))
    .filter(({ day }) => extensionProblem(day, current, today) === null)
}
