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
