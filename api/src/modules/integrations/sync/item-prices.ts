import type { ExactRecord } from '../client/exact-records.ts'

/** The price of one, from a quantity on. */
export interface PriceStep {
  readonly from: number
  readonly price: number
}

const currency = 'EUR'

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

/** Milliseconds of a moment as Exact writes it, `/Date(1546300800000)/`; null where there is none. */
function momentOf(value: unknown): number | null {
  const [, milliseconds] = (typeof value === 'string' && /^\/Date\((-?\d{1,15})\)\/$/.exec(value)) || []
  return milliseconds === undefined ? null : Number(milliseconds)
}

export function dayOfMoment(value: unknown): string | null {
  const moment = momentOf(value)
  return moment === null ? null : new Date(moment).toISOString().slice(0, 10)
}

/** The sales prices of an item that count on a day for everybody, from the least quantity on. */
export const priceSteps = (prices: readonly ExactRecord[], day: string): PriceStep[] =>
  stepsOn(
    prices.filter(({ Account: account, Currency: of }) => (account ?? null) === null && (of ?? currency) === currency),
    day,
  )

/**
 * Prices of one item and one customer, or everybody, that count on a day. What is for a box of a hundred is a hundredth
 * of it for each, from a hundred on. Of two for one quantity the one that began last counts.
 */
export function stepsOn(prices: readonly ExactRecord[], day: string): PriceStep[] {
  const inForce = prices
    .filter(({ StartDate: from, EndDate: until }) => {
      const [begin, end] = [dayOfMoment(from), dayOfMoment(until)]
      return (begin === null || begin <= day) && (end === null || end >= day)
    })
    .toSorted((one, other) => (momentOf(one['StartDate']) ?? 0) - (momentOf(other['StartDate']) ?? 0))
  const steps = new Map<number, number>()
  for (const record of inForce) {
    const content = numberOf(record['NumberOfItemsPerUnit'] ?? 1)
    const [from, price] = [numberOf(record['Quantity'] ?? 1) * content, numberOf(record['Price']) / content]
    if (from > 0 && price >= 0) steps.set(Number(from.toPrecision(12)), price)
  }
  return [...steps].map(([from, price]) => ({ from, price })).toSorted((one, other) => one.from - other.from)
}
