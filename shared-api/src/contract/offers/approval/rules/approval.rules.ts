import { decimal, rounded } from '../../../../rules/decimal.ts'
import { perUnit } from '../../../catalogue/rules/price-unit.rules.ts'
import { priceFor } from '../../../catalogue/rules/priceFor.ts'
import { isBelowFloor, offerMargin, type CostedLine } from '../../rules/margin.rules.ts'
import { isCounted, offerTotals, type DocumentDiscount, type TotalledLine } from '../../rules/offerTotals.ts'
import { lineTotal } from '../../rules/lineTotal.ts'
import { quantityStep, stepsWithin } from '../../rules/quantities/open-quantity.rules.ts'
import { reckoned, type ChargedLine, type FrozenTerms } from '../../rules/quantities/reckoned.ts'
import { selectLines } from '../../rules/quantities/selection.rules.ts'
import { takenQuantities } from '../../rules/quantities/takenQuantities.ts'
import { countedQuantity, withQuantities } from '../../rules/quantities/withQuantities.ts'

/** Why a second person is asked before an offer is issued. */
export const approvalReasonCodes = ['discount', 'margin', 'amount'] as const
export type ApprovalReasonCode = (typeof approvalReasonCodes)[number]

export const approvalStates = ['asked', 'given', 'refused'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const approvalActions = ['ask', 'give', 'refuse', 'withdraw'] as const
export type ApprovalAction = (typeof approvalActions)[number]

/** From where on a seller asks for a second person; null asks for none. */
export interface ApprovalLimits {
  /** Percent off the list prices. */
  readonly discount: number | null
  /** Percent of what is sold. */
  readonly floor: number | null
  /** Without taxes, in the currency of the offer. */
  readonly amount: number | null
}

export interface JudgedLine extends ChargedLine, Pick<CostedLine, 'cost'> {
  readonly unitPrice: number
  /** For as many as the unit price is. */
  readonly listPrice: number | null
  readonly openQuantity?: { readonly least: number; readonly most: number } | null | undefined
}

/** An offer as it would be issued: its lines carry the ladders that they are frozen with. */
export interface JudgedOffer<L> {
  readonly lines: readonly L[]
  readonly discount: DocumentDiscount | null
  /** Where they are not known, surcharges are judged as they are. */
  readonly terms: FrozenTerms<L> | null
}

export interface FoundReason {
  readonly code: ApprovalReasonCode
  /** What it comes to, at the worst of what the customer may choose: percent, or an amount. Null: nothing is sold. */
  readonly value: number | null
  readonly limit: number
  /** Not as it is offered, but by what is left to the customer to choose. */
  readonly by_choice: boolean
}

/**
 * What is off the list prices, in percent of them: lines, document and prices by hand taken together. What has no list
 * price is its own. Null where nothing is counted. Every line is rounded as its total is, so that an offer at list
 * prices has no discount.
 */
export function effectiveDiscount(
  lines: readonly (TotalledLine & Pick<JudgedLine, 'listPrice'>)[],
  discount: DocumentDiscount | null,
): number | null {
  const list = lines
    .filter(isCounted)
    .reduce((sum, line) => sum.plus(decimal(lineTotal(atListPrice(line)))), decimal(0))
  if (list.lte(0)) return null
  const { subtotal } = offerTotals(lines, discount ?? undefined)
  return rounded(list.minus(decimal(subtotal)).times(100).div(list), 2)
}

/** Why an offer needs a second person; nothing where it needs none. What its customer may choose is judged as well. */
export function approvalReasons<L extends JudgedLine>(offer: JudgedOffer<L>, limits: ApprovalLimits): FoundReason[] {
  const judges: readonly (Judge | null)[] = [
    limits.discount === null ? null : discountJudge(limits.discount),
    limits.floor === null ? null : marginJudge(limits.floor),
    limits.amount === null ? null : amountJudge(limits.amount),
  ]
  const needed = judges.flatMap((judge) => judge ?? [])
  if (needed.length === 0) return []
  const choices = choicesOf(offer, needed)
  return needed.flatMap((judge) => {
    const found = choices.map((lines) => judge.found(lines, offer.discount)).filter(({ exceeds }) => exceeds)
    const [worst] = found.toSorted((a, b) => judge.order(b.value, a.value))
    if (!worst) return []
    const asOffered = judge.found(offer.lines, offer.discount)
    return [{ code: judge.code, value: worst.value, limit: judge.limit, by_choice: !asOffered.exceeds }]
  })
}

interface Found {
  readonly value: number | null
  readonly exceeds: boolean
}

/** One of the three questions. */
interface Judge {
  readonly code: ApprovalReasonCode
  readonly limit: number
  readonly found: (lines: readonly JudgedLine[], discount: DocumentDiscount | null) => Found
  /** Which of two is worse: above zero where the first is. */
  readonly order: (a: number | null, b: number | null) => number
  /** How much a line adds to what the question is about; of several ways to take a line the greatest counts. */
  readonly weight: (line: JudgedLine, kept: number) => number
}

function discountJudge(limit: number): Judge {
  return {
    code: 'discount',
    limit,
    found: (lines, discount) => {
      const value = effectiveDiscount(lines, discount)
      return { value, exceeds: value !== null && value > limit }
    },
    order: (a, b) => (a ?? 0) - (b ?? 0),
    weight: (line, kept) => lineTotal(atListPrice(line)) * (1 - limit / 100) - lineTotal(line) * kept,
  }
}

function marginJudge(limit: number): Judge {
  return {
    code: 'margin',
    limit,
    found: (lines, discount) => {
      const margin = offerMargin(lines, discount ?? undefined)
      return { value: margin?.percent ?? null, exceeds: isBelowFloor(margin, limit) }
    },
    // Nothing is sold for what costs something: no share of it is worse.
    order: (a, b) => (b ?? -Infinity) - (a ?? -Infinity) || 0,
    weight: (line, kept) => {
      if (!line.cost || line.priceSource === 'request') return 0
      const cost = { ...line, unitPrice: Number(line.cost.price), priceUnit: line.cost.priceUnit, discountPct: 0 }
      return lineTotal(cost) - lineTotal(line) * kept * (1 - limit / 100)
    },
  }
}

function amountJudge(limit: number): Judge {
  return {
    code: 'amount',
    limit,
    found: (lines, discount) => {
      const { subtotal } = offerTotals(lines, discount ?? undefined)
      return { value: subtotal, exceeds: subtotal > limit }
    },
    order: (a, b) => (a ?? 0) - (b ?? 0),
    weight: lineTotal,
  }
}

function atListPrice(line: TotalledLine & Pick<JudgedLine, 'listPrice'>): TotalledLine {
  return { ...line, unitPrice: line.listPrice ?? line.unitPrice, discountPct: 0 }
}

/** What the customer may make of it: a quantity for each open line, and which options are taken. */
interface Choice {
  readonly quantities: ReadonlyMap<string, number>
  readonly selected: readonly string[]
}

/**
 * The offer as it is, at the least and at the most of every open quantity, and at what is worst for each of the
 * questions, line by line.
 */
function choicesOf<L extends JudgedLine>(offer: JudgedOffer<L>, judges: readonly Judge[]): (readonly JudgedLine[])[] {
  const { lines } = offer
  const ranges = lines.flatMap((line) => rangeOf(line) ?? [])
  const optional = lines.filter(isOption).map(({ id }) => id)
  if (ranges.length === 0 && optional.length === 0) return [lines]
  const selected = lines.filter((line) => isOption(line) && line.selected).map(({ id }) => id)
  const least = new Map(ranges.map(({ id, first }) => [id, first]))
  const most = new Map(ranges.map(({ id, last }) => [id, last]))
  const ways = [new Map<string, number>(), least, most]
  const priced = ways.map((quantities) => ({ quantities, lines: atQuantities(offer, quantities) }))
  const kept = offer.discount && 'percent' in offer.discount ? 1 - Number(offer.discount.percent) / 100 : 1
  const worst = judges.map((judge) => worstChoice(lines, priced, (line) => judge.weight(line, kept)))
  const uniform = ways.map((quantities) => ({ quantities, selected }))
  return [...uniform, ...worst].map((choice) => asChosen(offer, choice))
}

interface Way {
  readonly quantities: ReadonlyMap<string, number>
  readonly lines: readonly JudgedLine[]
}

function worstChoice(lines: readonly JudgedLine[], ways: readonly Way[], weight: (line: JudgedLine) => number): Choice {
  const byId = ways.map((way) => ({ ...way, byId: new Map(way.lines.map((line) => [line.id, line])) }))
  const quantities = new Map<string, number>()
  const selected: string[] = []
  for (const line of lines.filter((one) => isOption(one) || one.openQuantity)) {
    const weighed = byId.map((way) => ({ way, weight: weight(way.byId.get(line.id) ?? line) }))
    const [heaviest] = weighed.toSorted((a, b) => b.weight - a.weight)
    const quantity = heaviest?.way.quantities.get(line.id)
    if (quantity !== undefined) quantities.set(line.id, quantity)
    if (isOption(line) && (heaviest?.weight ?? 0) > 0) selected.push(line.id)
  }
  return { quantities, selected }
}

function asChosen<L extends JudgedLine>(
  offer: JudgedOffer<L>,
  { quantities, selected }: Choice,
): readonly JudgedLine[] {
  const taken = takenQuantities(offer.lines, quantities, selected)
  return selectLines(atQuantities(offer, taken), selected)
}

/** With what the ladder says of prices by hand: they stay, and are more or less off another list price. */
function atQuantities<L extends JudgedLine>(
  offer: JudgedOffer<L>,
  quantities: ReadonlyMap<string, number>,
): readonly JudgedLine[] {
  const { lines, terms } = offer
  const priced = terms ? reckoned(lines, quantities, terms) : withQuantities(lines, quantities)
  return priced.map((line) => {
    const ladder = line.frozen?.ladder
    if (line.priceSource !== 'manual' || !line.openQuantity || !ladder) return line
    const counted = countedQuantity(line, lines, quantities)
    const { unitPrice, priceUnit, source } = priceFor(ladder, counted)
    return { ...line, listPrice: source === 'request' ? null : perUnit(unitPrice, priceUnit, line.priceUnit) }
  })
}

function isOption({ kind = 'item', optional }: JudgedLine): boolean {
  return kind === 'item' && optional === true
}

/** The least and the most that a customer may choose of a line, on the steps in which it is sold. */
function rangeOf({ id, openQuantity, frozen }: JudgedLine): { id: string; first: number; last: number } | null {
  const within = openQuantity && stepsWithin(openQuantity, quantityStep(frozen?.ladder))
  return within ? { id, ...within } : null
}
