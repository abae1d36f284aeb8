import type { Numeric } from '../../../../rules/decimal.ts'
import {
  choiceBeside,
  nearestChoice,
  quantityProblem,
  quantityStep,
  stepsWithin,
  type OpenableLine,
  type OpenableProduct,
  type QuantityProblem,
  type QuantityRange,
} from './open-quantity.rules.ts'

/** An issued line, with what its product was then. */
export interface DialledLine extends OpenableLine {
  readonly frozen?: { readonly ladder: DialledProduct | null } | null | undefined
}

interface DialledProduct extends Pick<OpenableProduct, 'order_multiple'> {
  readonly sales_unit: string
}

/** What the dial of a line moves over: so many of this unit apart, from the first to the last. */
export interface QuantityDial {
  readonly first: number
  readonly last: number
  readonly step: number
  readonly unit: string
}

/** Null where there is nothing to choose. */
export function quantityDial({ openQuantity, frozen }: DialledLine): QuantityDial | null {
  const step = quantityStep(frozen?.ladder)
  const within = openQuantity && stepsWithin(openQuantity, step)
  return within ? { ...within, step, unit: frozen?.ladder?.sales_unit ?? '' } : null
}

/** A line as it is shown: of a draft with what its product is now. */
export interface ShownLine extends Pick<DialledLine, 'openQuantity'> {
  readonly frozen?: { readonly ladder: Pick<OpenableProduct, 'order_multiple'> | null } | null | undefined
  readonly product?: Pick<OpenableProduct, 'order_multiple'> | null | undefined
}

/** What is said of a line that is open: the first and the last that can be had, as the dial moves over them. */
export function shownRange({ openQuantity: range, frozen, product }: ShownLine): QuantityRange | null {
  const within = range && stepsWithin(range, quantityStep(frozen?.ladder ?? product))
  return within ? { least: within.first, most: within.last } : (range ?? null)
}

/** Whether this many can be had. */
export function isOnDial(line: DialledLine, quantity: Numeric): boolean {
  return quantityProblem(line, stepOf(line), quantity) === null
}

/** A step up or down from a quantity, where there is one. */
export function turned(line: DialledLine, quantity: number, by: 1 | -1): number {
  return choiceBeside(line, stepOf(line), quantity, by)
}

/** Which buttons of a dial lead nowhere from a quantity. */
export function isAtEnd({ first, last }: QuantityDial, quantity: number, by: 1 | -1): boolean {
  return by < 0 ? quantity <= first : quantity >= last
}

/** What somebody typed becomes the nearest that can be had, with what is said about it; what is no number, nothing. */
export function settled(
  line: DialledLine,
  typed: number | null,
  before: number,
): { readonly quantity: number; readonly problem: Exclude<QuantityProblem, 'closed'> | null } {
  if (typed === null) return { quantity: before, problem: null }
  const step = stepOf(line)
  const problem = quantityProblem(line, step, typed)
  return { quantity: nearestChoice(line, step, typed), problem: problem === 'closed' ? null : problem }
}

const stepOf = ({ frozen }: DialledLine): number => quantityStep(frozen?.ladder)
