import type { ExactRecord } from '../client/exact-records.ts'

/** The price of one, from a quantity on. */
export interface PriceStep {
  readonly from: number
  readonly price: number
}

const currency = 'EUR'

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN)

/** Milliseconds of a moment as Exact writes it, `/Date(1546300800000)/`; null where there is none. */
export function momentOf(value: unknown): number | null {
  const [, milliseconds] = (typeof value === 'string' && /^\/Date\((-?\d{1,15})\)\/$/.exec(value)) || []
  return milliseconds === undefined ? null : Number(milliseconds)
}

/**
 * The sales prices of an item that count on a day for everybody, from the least quantity on. What is for a box of a
 * hundred is a hundredth of it for each, from a hundred on. Of two for one quantity the one that began last counts.
 */
export function priceSteps(prices: readonly ExactRecord[], today: number): PriceStep[] {
  const inForce = prices
    .filter(({ Account: account, Currency: of }) => (account ?? null) === null && (of ?? currency) === currency)
    .filter(({ StartDate: from, EndDate: until }) => {
      const [begin, end] = [momentOf(from), momentOf(until)]
      return (begin === null || begin <= today) && (end === null || end >= today)
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
