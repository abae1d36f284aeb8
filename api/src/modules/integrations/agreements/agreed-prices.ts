import type { Currency } from '@staffel/shared-api/contract'
import { currencies } from '@staffel/shared-api/rules'
import type { ExactRecord } from '../client/exact-records.ts'
import { dayOfMoment, stepsOn, type PriceStep } from '../sync/item-prices.ts'

/** What a customer pays for one item from a day till one. */
export interface AgreedPrice {
  readonly itemId: string
  /** As Exact writes it. */
  readonly itemCode: string
  readonly currency: Currency
  readonly from: string
  readonly till: string | null
  readonly steps: readonly PriceStep[]
}

export interface ForeignPrice {
  readonly itemCode: string
  readonly currency: string
}

/** Of a price that says no day. */
const ever = '2000-01-01'
/** As Exact writes them. */
const currencyOf = new Map<string, Currency>(currencies.map((currency) => [currency.toUpperCase(), currency]))

/**
 * The prices of one customer as they count one after the other, from today on: each item has one at a time, whose steps
 * are all that are in force then.
 */
export function agreedPrices(
  records: readonly ExactRecord[],
  today: string,
): { readonly prices: AgreedPrice[]; readonly foreign: ForeignPrice[] } {
  const prices: AgreedPrice[] = []
  const foreign: ForeignPrice[] = []
  const groups = Map.groupBy(records, ({ Item: item, Currency: of }) => `${String(item)} ${String(of ?? 'EUR')}`)
  for (const rows of groups.values()) {
    const [first] = rows
    const said = String(first?.['Currency'] ?? 'EUR')
      .trim()
      .toUpperCase()
    const [itemId, itemCode] = [String(first?.['Item']), String(first?.['ItemCode'] ?? '').trim()]
    const currency = currencyOf.get(said)
    if (!currency) foreign.push({ itemCode, currency: said })
    else prices.push(...periodsOf(rows, today).map((period) => ({ itemId, itemCode, currency, ...period })))
  }
  return { prices, foreign }
}

type Period = Pick<AgreedPrice, 'from' | 'till' | 'steps'>

function periodsOf(rows: readonly ExactRecord[], today: string): Period[] {
  const begins = new Set<string>()
  for (const { StartDate: from, EndDate: until } of rows) {
    begins.add(dayOfMoment(from) ?? ever)
    const end = dayOfMoment(until)
    if (end !== null) begins.add(dayFrom(end, 1))
  }
  const days = [...begins].toSorted()
  const periods: Period[] = []
  days.forEach((from, index) => {
    const next = days[index + 1]
    const till = next === undefined ? null : dayFrom(next, -1)
    const steps = stepsOn(rows, from)
    const last = periods.at(-1)
    if (last && last.till === dayFrom(from, -1) && isSame(last.steps, steps)) periods.splice(-1, 1, { ...last, till })
    else periods.push({ from, till, steps })
  })
  return periods.filter(({ till, steps }) => steps.length > 0 && (till === null || till >= today))
}

const isSame = (one: readonly PriceStep[], other: readonly PriceStep[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const dayFrom = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
