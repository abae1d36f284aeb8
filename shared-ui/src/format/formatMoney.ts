import { formatNumber } from './formatNumber.ts'
import { roundHalfUp } from './roundHalfUp.ts'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * A decimal amount the Dutch way in every language: `€ 1.234,56`, or in another currency `US$ 1.234,56`. Nothing to
 * show gives a dash.
 */
export function formatMoney(amount: number | null | undefined, currency = 'eur'): string {
  if (amount === null || amount === undefined || !Number.isFinite(amount)) return '–'
  return formatOf(currency).format(roundHalfUp(amount, 2))
}

/** What something costs, and for how many when it is not for one: `€ 15,94 per 1.000`. A price on request is a dash. */
export function formatPrice(
  { unitPrice, priceUnit }: { unitPrice: number | null; priceUnit: number },
  currency = 'eur',
): string {
  if (unitPrice === null) return formatMoney(null)
  return [formatMoney(unitPrice, currency), formatPriceUnit(priceUnit)].filter(Boolean).join(' ')
}

/** `per 1.000`, the same in both languages; nothing for a price of one. */
export function formatPriceUnit(priceUnit: number): string | undefined {
  return priceUnit === 1 ? undefined : `per ${formatNumber(priceUnit)}`
}

/** `€`, `£` or `US$`, to stand beside a field. */
export function currencySign(currency: string): string {
  return (
    formatOf(currency)
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? currency.toUpperCase()
  )
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const made = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: currency.toUpperCase() })
  formats.set(currency, made)
  return made
}
