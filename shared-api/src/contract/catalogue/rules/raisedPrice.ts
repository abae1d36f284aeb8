import { decimal, rounded } from '../../../rules/decimal.ts'

/** To what a raised price is rounded, in euros. */
export const priceRoundings = [0.01, 0.05, 0.1, 1] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** By how many percents prices can be raised at once, below 0 they are lowered; and those of how many products. */
export const raiseLimits = { least: -100, most: 1000, products: 500 } as const

/** The price with so many percents more, to the nearest multiple of `rounding`, half away from zero. Never below 0. */
export function raisedPrice(price: number, percent: number, rounding: PriceRounding): number {
  const raised = decimal(price)
    .times(decimal(100).plus(decimal(percent)))
    .div(100)
  const steps = rounded(raised.div(rounding), 0)
  return Math.max(0, rounded(decimal(steps).times(rounding), 2))
}
