import { decimal, rounded, roundedTo, type Numeric } from '../../../rules/decimal.ts'

/** For how many sales units a price is: small goods are priced per hundred or per thousand. */
export const priceUnits = [1, 10, 100, 1000] as const
export type PriceUnit = (typeof priceUnits)[number]

/** A price and what it is for are one value: whoever keeps, copies or overrides one does it to both. */
export interface PriceOfUnit {
  readonly unitPrice: number
  readonly priceUnit: PriceUnit
}

/** € 1,50 per 10 is the same price as € 15,00 per 100. */
export function isSamePrice(one: PriceOfUnit, other: PriceOfUnit): boolean {
  return decimal(one.unitPrice).times(other.priceUnit).eq(decimal(other.unitPrice).times(one.priceUnit))
}

/** What a price per `from` is per `to`, rounded to the cent. */
export function perUnit(price: Numeric, from: PriceUnit, to: PriceUnit): number {
  // Nearly every price, and then whole cents already.
  if (from === to) return roundedTo(price, 2)
  return rounded(decimal(price).times(to).div(from), 2)
}

/** The same where it is exact; null where the price per `to` would not be whole cents. */
export function exactPerUnit(price: Numeric, from: PriceUnit, to: PriceUnit): number | null {
  const converted = perUnit(price, from, to)
  return decimal(converted).times(from).eq(decimal(price).times(to)) ? converted : null
}

/**
 * The price unit in which each of the amounts is whole cents: the one that is preferred where it will do, else the
 * smallest from that of the amounts on; null where none is. What comes from elsewhere may be a float: twelve figures of
 * it count.
 */
export function wholeCents(
  amounts: readonly number[],
  from: PriceUnit = 1,
  preferred: PriceUnit = from,
): { readonly unit: PriceUnit; readonly prices: readonly number[] } | null {
  for (const unit of [preferred, ...priceUnits]) {
    if (unit < from || !amounts.every(Number.isFinite)) continue
    const prices = amounts.map((amount) => exactPerUnit(Number(amount.toPrecision(12)), from, unit))
    if (prices.every((price) => price !== null)) return { unit, prices }
  }
  return null
}
