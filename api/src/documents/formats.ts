import type { Currency, Language } from '@staffel/shared-api/contract'
import type { PriceOfUnit } from '@staffel/shared-api/rules'
import { translator } from '../texts/translate.ts'

const quantities = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 3 })
const percentages = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

/** How the document writes numbers, the Dutch way, and dates, in its language. */
export interface Formats {
  money(amount: number): string
  /** What something costs, and for how many when it is not for one: `€ 15,94 per 1.000`. */
  price(price: PriceOfUnit): string
  quantity(quantity: number): string
  percent(percent: number): string
  /** Of `YYYY-MM-DD`: `05-03-2026` or `5 Mar 2026`. */
  day(day: string): string
  /** The day of a moment where the seller is. */
  dayOf(instant: string): string
  /** A moment to the second, with its distance to UTC. */
  moment(instant: string): string
}

export function formats(language: Language, currency: Currency, timeZone: string): Formats {
  const amounts = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: currency.toUpperCase() })
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  })
  const t = translator(language)
  const partsOf = (instant: string) => {
    const parts = new Map(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
    return (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  }
  const day = (text: string) => {
    const [, year = '', month = '', date = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
    return t('pdf.day', { date, month, year })
  }
  const dayOf = (instant: string) => {
    const part = partsOf(instant)
    return day(`${part('year')}-${part('month')}-${part('day')}`)
  }
  return {
    money: (amount) => amounts.format(amount),
    price: ({ unitPrice, priceUnit }) =>
      `${amounts.format(unitPrice)}${priceUnit === 1 ? '' : ` per ${quantities.format(priceUnit)}`}`,
    quantity: (quantity) => quantities.format(quantity),
    percent: (percent) => `${percentages.format(percent)}%`,
    day,
    dayOf,
    moment(instant) {
      const part = partsOf(instant)
      return `${dayOf(instant)} ${part('hour')}:${part('minute')}:${part('second')} (${part('timeZoneName')})`
    },
  }
}
