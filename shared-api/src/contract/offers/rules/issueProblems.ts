import { validUntilProblem } from '../../../rules/days.rules.ts'
import { decimal, type Numeric } from '../../../rules/decimal.ts'
import { orderAdvice, type OrderTerms } from '../../catalogue/rules/orderAdvice.ts'
import {
  openQuantityProblem,
  type OpenableLine,
  type OpenableProduct,
  type OpenQuantityCode,
} from './quantities/open-quantity.rules.ts'

export interface IssuableLine extends OpenableLine {
  readonly quantity: Numeric
  readonly unitPrice: Numeric
  readonly kind?: 'item' | 'section' | 'text' | 'surcharge'
  /** Set while somebody has to say that the line is right. */
  readonly toConfirm?: string | null | undefined
  /** None on a line of free text. */
  readonly product?: (OrderTerms & OpenableProduct) | null | undefined
}

export interface IssuableOffer {
  readonly hasCustomer: boolean
  readonly validUntil: string | null
  readonly items: readonly IssuableLine[]
  /** Someone has said that lines with price 0 are meant so. */
  readonly zeroPriceConfirmed: boolean
  /** Someone has said that the lines that ask for it are right. */
  readonly linesConfirmed: boolean
  /** Someone has said that quantities which a product is not sold in are meant so. */
  readonly quantitiesConfirmed: boolean
}

export type IssueProblemCode =
  | 'CUSTOMER_MISSING'
  | 'NO_LINES'
  | 'QUANTITY_ZERO'
  | 'QUANTITY_UNEVEN'
  | 'PRICE_ZERO'
  | 'LINE_UNCONFIRMED'
  | OpenQuantityCode
  | 'VALID_UNTIL_MISSING'
  | 'VALID_UNTIL_PAST'
  | 'VALID_UNTIL_TOO_FAR'

/** `field` is the path in the body of the save: `offer.items.2.quantity`. */
export interface IssueProblem {
  readonly field: string
  readonly code: IssueProblemCode
}

/**
 * Everything that keeps a draft from being issued; empty when it may be. What `isAsked` names can be waved aside, by
 * confirming.
 */
export function issueProblems(offer: IssuableOffer, today: string): IssueProblem[] {
  const lines = offer.items.map((line, index) => ({ line, index })).filter(({ line }) => hasAmount(line))
  return [
    ...(offer.hasCustomer ? [] : [{ field: 'offer.customer', code: 'CUSTOMER_MISSING' as const }]),
    ...(lines.length > 0 ? [] : [{ field: 'offer.items', code: 'NO_LINES' as const }]),
    ...lines.flatMap(({ line, index }) => lineProblems(line, index, offer)),
    ...dateProblems(offer.validUntil, today),
  ]
}

/** Whether a problem is a question, rather than something to put right. */
export function isAsked(code: string): boolean {
  return code === 'PRICE_ZERO' || code === 'LINE_UNCONFIRMED' || code === 'QUANTITY_UNEVEN'
}

function lineProblems(
  line: IssuableLine,
  index: number,
  { zeroPriceConfirmed, linesConfirmed, quantitiesConfirmed }: IssuableOffer,
): IssueProblem[] {
  const problems: IssueProblem[] = []
  if (decimal(line.quantity).lte(0)) problems.push({ field: `offer.items.${index}.quantity`, code: 'QUANTITY_ZERO' })
  if (!quantitiesConfirmed && line.product && orderAdvice(line.product, line.quantity))
    problems.push({ field: `offer.items.${index}.quantity`, code: 'QUANTITY_UNEVEN' })
  if (!zeroPriceConfirmed && decimal(line.unitPrice).lte(0))
    problems.push({ field: `offer.items.${index}.unitPrice`, code: 'PRICE_ZERO' })
  if (!linesConfirmed && line.toConfirm)
    problems.push({ field: `offer.items.${index}.toConfirm`, code: 'LINE_UNCONFIRMED' })
  const open = openQuantityProblem(line, line.product)
  if (open) problems.push({ field: `offer.items.${index}.openQuantity.${open.field}`, code: open.code })
  return problems
}

function dateProblems(validUntil: string | null, today: string): IssueProblem[] {
  if (validUntil === null) return [{ field: 'offer.validUntil', code: 'VALID_UNTIL_MISSING' }]
  const problem = validUntilProblem(validUntil, today)
  if (problem === null) return []
  return [{ field: 'offer.validUntil', code: problem === 'past' ? 'VALID_UNTIL_PAST' : 'VALID_UNTIL_TOO_FAR' }]
}

function hasAmount(line: IssuableLine): boolean {
  return line.kind !== 'section' && line.kind !== 'text'
}
