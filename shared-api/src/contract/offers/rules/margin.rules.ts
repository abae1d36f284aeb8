import { allocate } from '../../../rules/allocate.ts'
import { decimal, rounded, wholeQuotient, type Numeric } from '../../../rules/decimal.ts'
import { fromCents, toCents } from '../../../rules/money.rules.ts'
import type { PriceUnit } from '../../catalogue/rules/price-unit.rules.ts'
import { lineTotal } from './lineTotal.ts'
import { isCounted, offerTotals, type DocumentDiscount, type TotalledLine } from './offerTotals.ts'

/** A line with what it costs the seller; a cost that nobody knows is null or left out. */
export interface CostedLine extends TotalledLine {
  readonly cost?: { readonly price: Numeric; readonly priceUnit: PriceUnit } | null
  /** `request`: it has no price yet. */
  readonly priceSource?: string
}

export interface EarnedMargin {
  readonly amount: number
  /** Of what is sold, in one decimal; null where that is nothing. */
  readonly percent: number | null
}

export interface EarnedOnOffer extends EarnedMargin {
  /** Lines that count, of which nobody knows the cost or the price. */
  readonly unknown: number
}

/**
 * What is left of a line, its own discount taken off, above what it costs. Null where that is not known: free text, a
 * product without a cost, a price on request; nor has a surcharge one, which is for costs that no product has.
 */
export function lineMargin(line: CostedLine): EarnedMargin | null {
  const sold = soldFor(line)
  return sold && marginOf(sold)
}

/**
 * The same of an offer: the lines of which it is known, less their share of the discount on the whole. Null where it is
 * known of none.
 */
export function offerMargin(lines: readonly CostedLine[], discount?: DocumentDiscount): EarnedOnOffer | null {
  const sellable = lines.filter((line) => isCounted(line) && isSold(line))
  const sold = sellable.flatMap((line) => soldFor(line) ?? [])
  if (sold.length === 0) return null
  const price = sum(sold.map((line) => line.price))
  const totals = offerTotals(lines, discount)
  const [share = 0] = allocate(toCents(totals.discount), [price, toCents(totals.linesTotal) - price])
  const cost = sum(sold.map((line) => line.cost))
  return { ...marginOf({ price: price - share, cost }), unknown: sellable.length - sold.length }
}

/** Whether less is earned than the seller wants to: `floor` in percent, null for one who has not said. */
export function isBelowFloor(margin: EarnedMargin | null, floor: number | null | undefined): boolean {
  if (!margin || floor === null || floor === undefined) return false
  return margin.percent === null ? margin.amount < 0 : margin.percent < floor
}

/** In whole cents. */
interface Sold {
  readonly price: number
  readonly cost: number
}

function isSold({ kind = 'item', quantity }: CostedLine): boolean {
  return kind === 'item' && Number(quantity) > 0
}

function soldFor(line: CostedLine): Sold | null {
  const { cost, quantity, priceSource } = line
  if (!cost || !isSold(line) || priceSource === 'request') return null
  const costs = lineTotal({ quantity, unitPrice: cost.price, priceUnit: cost.priceUnit })
  return { price: toCents(lineTotal(line)), cost: toCents(costs) }
}

function marginOf({ price, cost }: Sold): EarnedMargin {
  return { amount: fromCents(price - cost), percent: price === 0 ? null : percentOf(price - cost, price) }
}

function percentOf(earned: number, price: number): number {
  const tenths = wholeQuotient(earned * 1000, price)
  return tenths === undefined ? rounded(decimal(earned).times(100).div(price), 1) : tenths / 10
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, part) => total + part, 0)
}
