import Big from 'big.js'

/** A number at the border of a rule: a JSON number, or decimal text such as a database gives. */
export type Numeric = number | string

/** A constructor of our own, so that nobody else's settings reach it. Mode 1 rounds a half away from zero. */
const Decimal = Big()
Decimal.DP = 20
Decimal.RM = 1

/** The exact decimal that `value` is written as. What is no number counts as 0, as everywhere an amount is typed. */
export function decimal(value: Numeric): Big {
  try {
    return new Decimal(value)
  } catch {
    return new Decimal(0)
  }
}

/** Half away from zero. `toFixed` knows no negative zero. */
export function rounded(value: Big, decimals: number): number {
  return Number(value.round(decimals, 1).toFixed())
}

/**
 * How many cents or thousandths `value` is, where it is whole ones and far fewer than a number can count; undefined for
 * all else, which the library reckons. It is exact: of all decimals of 15 digits only one is written as this number,
 * and a division is correctly rounded, so the one that gives it back is that decimal.
 */
export function wholeOf(value: Numeric, decimals: 2 | 3): number | undefined {
  if (typeof value !== 'number') return undefined
  const parts = decimals === 2 ? 100 : 1000
  const whole = Math.round(value * parts)
  // Minus zero plus zero is zero.
  return whole / parts === value && Math.abs(whole) < 1e15 ? whole + 0 : undefined
}

/** Half away from zero. */
export function roundedTo(value: Numeric, decimals: 2 | 3): number {
  return wholeOf(value, decimals) === undefined ? rounded(decimal(value), decimals) : Number(value) + 0
}

/**
 * One whole number divided by another above 0, half away from zero: exact, or undefined where a number cannot count
 * that far.
 */
export function wholeQuotient(dividend: number, divisor: number): number | undefined {
  if (!Number.isSafeInteger(dividend) || !Number.isSafeInteger(2 * divisor) || divisor <= 0) return undefined
  const size = Math.abs(dividend)
  const rest = size % divisor
  const quotient = (size - rest) / divisor + (2 * rest >= divisor ? 1 : 0)
  return Math.sign(dividend) * quotient + 0
}
