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
