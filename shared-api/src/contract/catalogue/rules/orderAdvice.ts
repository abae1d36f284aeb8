import { decimal, rounded, type Numeric } from '../../../rules/decimal.ts'

export interface OrderTerms {
  /** Sold in multiples of so many. */
  readonly order_multiple: number | null
  readonly min_order_quantity: number | null
}

/** Quantities that a product is sold in, near one that it is not. */
export interface OrderAdvice {
  /** `minimum`: there are too few; `multiple`: they do not fill their packages. */
  readonly kind: 'minimum' | 'multiple'
  /** The minimum, or the multiple. */
  readonly of: number
  readonly up: number
  /** Null where the next lower one is none, or below the minimum. */
  readonly down: number | null
}

/** What to ask for instead of a quantity that the product is not sold in; null where it is. An advice, never a rule. */
export function orderAdvice(
  { order_multiple: multiple, min_order_quantity: least }: OrderTerms,
  quantity: Numeric,
): OrderAdvice | null {
  const wanted = decimal(quantity)
  if (wanted.lte(0)) return null
  const step = multiple === null ? null : decimal(multiple)
  const upwards = (amount: typeof wanted) => (step ? step.times(amount.div(step).round(0, 3)) : amount)
  const lowest = least === null ? null : upwards(decimal(least))
  const up = upwards(wanted)
  if (lowest && least !== null && wanted.lt(least))
    return { kind: 'minimum', of: least, up: rounded(lowest, 3), down: null }
  if (!step || multiple === null || up.eq(wanted)) return null
  const down = up.minus(step)
  const isSold = down.gt(0) && !(lowest && down.lt(lowest))
  return { kind: 'multiple', of: multiple, up: rounded(up, 3), down: isSold ? rounded(down, 3) : null }
}
