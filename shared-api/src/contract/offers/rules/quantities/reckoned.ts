import type { ChargeRule } from '../../items/schemas.ts'
import { isCounted } from '../offerTotals.ts'
import { chargesFor, surchargeKey, type Charge, type SurchargedItem } from './surcharge.rules.ts'
import { withQuantities, type FrozenLine } from './withQuantities.ts'

/** A line of an issued version on which surcharges may be reckoned. */
export interface ChargedLine extends FrozenLine, SurchargedItem {}

/** What an issued version was reckoned with. */
export interface FrozenTerms<L> {
  /** Of the surcharges that somebody did not change or take off. */
  readonly rules: readonly ChargeRule[]
  /** A surcharge that there was none of at the quantities of the offer. */
  readonly newLine: (charge: Charge) => L
}

/**
 * All lines of an issued version at the quantities that its customer chose: what was opened is priced anew, and then
 * the surcharges are, by the rules of the day of issue. At the quantities of the offer nothing of it changes.
 */
export function reckoned<L extends ChargedLine>(
  lines: readonly L[],
  chosen: ReadonlyMap<string, number>,
  { rules, newLine }: FrozenTerms<L>,
): readonly L[] {
  if (!lines.some(({ id, quantity }) => (chosen.get(id) ?? quantity) !== quantity)) return lines
  const priced = withQuantities(lines, chosen)
  // An option that is taken changes no price, so it is reckoned as the offer has it.
  const charges = chargesFor(
    rules,
    priced.filter((line) => line.kind === 'item' && isCounted(line)),
  )
  const charged = new Map(charges.map((charge) => [surchargeKey(charge.rule.id), charge]))
  const ruled = new Set(rules.map(({ id }) => surchargeKey(id)))
  const kept = priced.flatMap((line) => {
    if (!ruled.has(line.id)) return [line]
    const charge = charged.get(line.id)
    if (!charge) return []
    const { quantity, unitPrice, total } = charge
    return [{ ...line, quantity, unitPrice, total }]
  })
  const known = new Set(kept.map(({ id }) => id))
  return [...kept, ...charges.filter(({ rule }) => !known.has(surchargeKey(rule.id))).map(newLine)]
}
