import { plans } from '../../catalogue/rules/roi.rules.ts'

/**
 * Offers that a subscription's plan allows in a calendar month; null is without limit, as is a plan of a name that
 * nobody knows.
 */
export function planQuota(planName: string | null): number | null {
  const known = Object.entries(plans).find(([name]) => name === planName?.trim().toLowerCase())
  return known?.[1].quotes ?? null
}

/** First days of the calendar month that a day is in, and of the next. */
export function monthOf(day: string): { readonly from: string; readonly next: string } {
  const from = `${day.slice(0, 7)}-01`
  const [year = 0, month = 0] = day.split('-').map(Number)
  return {
    from,
    next: month === 12 ? `${year + 1}-01-01` : `${day.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-01`,
  }
}

/** Four fifths of what the plan allows, or more: time to tell. */
export function nearsPlanLimit({ used, limit }: { readonly used: number; readonly limit: number | null }): boolean {
  return limit !== null && used * 5 >= limit * 4
}
