import { decimal, rounded } from '../../../rules/decimal.ts'

/** To what a raised price is rounded, in euros. */
export const priceRoundings = [0.01, 0.05, 0.1, 1] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** The most and the least that a price can be raised by at once, in percents; below 0 it is lowered. */
export const raiseLimits = { least: -100, most: 1000 } as const

/** The price with so many percents more, to the nearest multiple of `rounding`, half away from zero. Never below 0. */
export function raisedPrice(price: number, percent: number, rounding: PriceRounding): number {
  const raised = decimal(price)
    .times(decimal(100).plus(decimal(percent)))
    .div(100)
  const steps = rounded(raised.div(rounding), 0)
  return Math.max(0, rounded(decimal(steps).times(rounding), 2))
}
