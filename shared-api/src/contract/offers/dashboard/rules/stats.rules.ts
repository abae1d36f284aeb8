import { addDays, daysBetween } from '../../../../rules/days.rules.ts'
import { decimal, rounded, type Numeric } from '../../../../rules/decimal.ts'

/** Days that the dashboard's figures reckon with. */
export const statsDays = { period: 30, activeCustomer: 90, expiringSoon: 7, requestWaiting: 2 } as const

/** Both ends included. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** The last 30 days, today included. */
export function defaultPeriod(today: string): Period {
  return { from: addDays(today, 1 - statsDays.period), to: today }
}

/** The period of the same length that ends the day before. */
export function periodBefore({ from, to }: Period): Period {
  return { from: addDays(from, -daysBetween(from, to) - 1), to: addDays(from, -1) }
}

/**
 * Change in percent of the earlier figure, to one decimal; null when that was 0 or is not known, because nothing can be
 * said then.
 */
export function percentChange(now: Numeric | null, before: Numeric | null): number | null {
  const earlier = decimal(before ?? 0)
  if (now === null || earlier.eq(0)) return null
  return rounded(decimal(now).minus(earlier).times(100).div(earlier.abs()), 1)
}

/** Change of a percentage in points, to one decimal; null when one of the two is not known. */
export function pointsChange(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : rounded(decimal(now).minus(before), 1)
}

export interface Outcomes {
  readonly accepted: number
  readonly declined: number
  readonly expired: number
}

/** Accepted offers in percent of those decided, to one decimal; null when nothing was decided. */
export function conversionRate({ accepted, declined, expired }: Outcomes): { value: number | null; decided: number } {
  const decided = accepted + declined + expired
  return { value: rateOf(accepted, decided), decided }
}

/** Percent that `count` is of `all`, to one decimal; null when there are none. */
export function rateOf(count: number, all: number): number | null {
  return all === 0 ? null : rounded(decimal(count).times(100).div(all), 1)
}

/** A period in at most sixteen steps of the same length, oldest first; the first may be shorter. */
export function periodSteps({ from, to }: Period): Period[] {
  const days = daysBetween(from, to) + 1
  const length = Math.ceil(days / 16)
  const count = Math.ceil(days / length)
  return Array.from({ length: count }, (_, index) => {
    const until = addDays(to, -length * (count - 1 - index))
    const start = addDays(until, 1 - length)
    return { from: start < from ? from : start, to: until }
  })
}

/** The last `count` calendar months as `YYYY-MM`, the month of `today` last. */
export function monthsUntil(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const months = year * 12 + month - 1 - (count - 1 - index)
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}
