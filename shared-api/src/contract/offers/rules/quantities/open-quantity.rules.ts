import { decimal, rounded, type Numeric } from '../../../../rules/decimal.ts'
import type { PricedProduct } from '../../../catalogue/rules/priceFor.ts'

/** Between how many and how many a customer may choose. */
export interface QuantityRange {
  readonly least: number
  readonly most: number
}

/** A line whose quantity the customer may choose, where it has a range. */
export interface OpenableLine {
  /** As it is offered. */
  readonly quantity: Numeric
  readonly openQuantity?: QuantityRange | null | undefined
  readonly priceSource?: string | undefined
}

/** Of the product of a line, what decides which quantities there are. */
export interface OpenableProduct extends Partial<Pick<PricedProduct, 'base_unit_price' | 'staffels'>> {
  readonly order_multiple: number | null
}

/** Quantities that a customer may choose are so many apart: what the product is sold by. */
export function quantityStep(product: Pick<OpenableProduct, 'order_multiple'> | null | undefined): number {
  return product?.order_multiple ?? 1
}

/** The first and the last quantity on a step within the range; null where there is none. */
export function stepsWithin({ least, most }: QuantityRange, step: number): { first: number; last: number } | null {
  const first = decimal(step).times(decimal(least).div(step).round(0, 3))
  const last = decimal(step).times(decimal(most).div(step).round(0, 0))
  const begin = first.lte(0) ? decimal(step) : first
  return begin.gt(last) ? null : { first: rounded(begin, 3), last: rounded(last, 3) }
}

/** `whole`: off the step as well, where that is one and nothing is packed. */
export type QuantityProblem = 'closed' | 'below' | 'above' | 'step' | 'whole'

/** Why a customer cannot have this many; null where they can. What is offered is always one of the choices. */
export function quantityProblem(line: OpenableLine, step: number, quantity: Numeric): QuantityProblem | null {
  const [asked, range] = [decimal(quantity), line.openQuantity]
  if (asked.eq(decimal(line.quantity))) return null
  if (!range) return 'closed'
  if (asked.lt(range.least) || asked.lte(0)) return 'below'
  if (asked.gt(range.most)) return 'above'
  if (asked.mod(step).eq(0)) return null
  return step === 1 ? 'whole' : 'step'
}

/** The choice that comes closest to a number, upwards between two: a package is not opened. */
export function nearestChoice(line: OpenableLine, step: number, quantity: number): number {
  if (quantityProblem(line, step, quantity) === null) return quantity
  const within = line.openQuantity && stepsWithin(line.openQuantity, step)
  if (!within) return Number(line.quantity)
  const onStep = rounded(decimal(step).times(decimal(quantity).div(step).round(0, 3)), 3)
  return Math.min(within.last, Math.max(within.first, onStep))
}

/** The choice beside another, a step up or down; from a quantity that fills no package to the next that does. */
export function choiceBeside(line: OpenableLine, step: number, quantity: Numeric, by: 1 | -1): number {
  const packages = decimal(quantity).div(step)
  const full = packages.round(0, by > 0 ? 3 : 0)
  const next = full.eq(packages) ? full.plus(by) : full
  return nearestChoice(line, step, rounded(next.times(step), 3))
}

export type OpenQuantityCode =
  | 'OPEN_LEAST_ZERO'
  | 'OPEN_MOST_BELOW_LEAST'
  | 'OPEN_LEAST_ABOVE_QUANTITY'
  | 'OPEN_MOST_BELOW_QUANTITY'
  | 'OPEN_NO_CHOICE'
  | 'OPEN_PRICE_ON_REQUEST'

export interface OpenQuantityProblem {
  readonly field: 'least' | 'most'
  readonly code: OpenQuantityCode
}

/** What is wrong with the range that a seller gives a line; null where nothing is, or the line is not opened. */
export function openQuantityProblem(
  line: OpenableLine,
  product: OpenableProduct | null | undefined,
): OpenQuantityProblem | null {
  const { openQuantity: range } = line
  if (!range) return null
  const offered = decimal(line.quantity)
  if (range.least <= 0) return { field: 'least', code: 'OPEN_LEAST_ZERO' }
  if (range.most < range.least) return { field: 'most', code: 'OPEN_MOST_BELOW_LEAST' }
  if (offered.lt(range.least)) return { field: 'least', code: 'OPEN_LEAST_ABOVE_QUANTITY' }
  if (offered.gt(range.most)) return { field: 'most', code: 'OPEN_MOST_BELOW_QUANTITY' }
  if (line.priceSource !== 'manual' && isOnRequest(product)) return { field: 'least', code: 'OPEN_PRICE_ON_REQUEST' }
  const within = stepsWithin(range, quantityStep(product))
  const isOnly = within && within.first === within.last && offered.eq(within.first)
  return !within || isOnly ? { field: 'most', code: 'OPEN_NO_CHOICE' } : null
}

/** Some quantity of it has a price that is still to be asked for. */
function isOnRequest(product: OpenableProduct | null | undefined): boolean {
  if (product?.base_unit_price !== null) return false
  const { staffels = [] } = product
  return staffels.length === 0 || staffels.some(({ unitPrice }) => unitPrice === null)
}

/** A range to begin with: from the least that is sold to twice what is offered, or to where the ladder ends. */
export function usualRange(
  quantity: number,
  product: (OpenableProduct & { readonly min_order_quantity: number | null }) | null | undefined,
): QuantityRange {
  const step = quantityStep(product)
  const lastTier = Math.max(0, ...(product?.staffels ?? []).map(({ minQuantity }) => minQuantity))
  const most = decimal(Math.max(2 * quantity, lastTier, 2 * step))
  const least = Math.max(step, product?.min_order_quantity ?? 0)
  return {
    least: quantity > 0 ? Math.min(least, quantity) : least,
    most: rounded(decimal(step).times(most.div(step).round(0, 3)), 3),
  }
}
