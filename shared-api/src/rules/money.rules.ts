import { decimal, rounded, roundedTo, wholeOf, type Numeric } from './decimal.ts'

/** To whole cents, half away from zero: 1.005 is 1.01. */
export function roundMoney(amount: Numeric): number {
  return roundedTo(amount, 2)
}

/** To what a document shows and the database keeps of a quantity: three decimals. */
export function roundQuantity(quantity: Numeric): number {
  return roundedTo(quantity, 3)
}

/** To what a document shows and the database keeps of a percentage: two decimals. */
export function roundPercent(percent: Numeric): number {
  return roundedTo(percent, 2)
}

/** Decimal amount to whole cents, rounded half away from zero. */
export function toCents(amount: Numeric): number {
  return wholeOf(amount, 2) ?? rounded(decimal(amount).times(100), 0)
}

/** Whole cents, as the database keeps them, to a decimal amount. */
export function fromCents(cents: Numeric | bigint): number {
  // A division is correctly rounded, so of whole cents it is the number nearest to the amount, as the decimal way would
  // find. Lists are full of these.
  if (Number.isSafeInteger(cents)) return Number(cents) / 100
  return rounded(decimal(String(cents)).div(100), 2)
}

/** Exact sum, to whole cents. */
export function sumMoney(amounts: readonly Numeric[]): number {
  return rounded(
    amounts.reduce((sum, amount) => sum.plus(decimal(amount)), decimal(0)),
    2,
  )
}

/** Exact difference, to whole cents. */
export function subtractMoney(from: Numeric, amount: Numeric): number {
  return rounded(decimal(from).minus(decimal(amount)), 2)
}
