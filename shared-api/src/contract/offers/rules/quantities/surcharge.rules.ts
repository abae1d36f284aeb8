import { fromCents, sumMoney } from '../../../../rules/money.rules.ts'
import { parseDecimal } from '../../../../rules/parseDecimal.ts'
import type { PropertyValue } from '../../../catalogue/schemas.ts'
import type { ChargeRule } from '../../items/schemas.ts'
import { lineTotal } from '../lineTotal.ts'

/** What a rule looks at: the lines that count, never other surcharges. */
export interface SurchargedItem {
  readonly quantity: number
  readonly total: number
  readonly propertyValues: readonly PropertyValue[]
}

/** What a rule asks for. */
export interface Charge {
  readonly rule: ChargeRule
  readonly quantity: number
  readonly unitPrice: number
  readonly total: number
}

const surchargePrefix = 'sur:'
/** The id of the line that a rule makes. */
export const surchargeKey = (ruleId: number): string => `${surchargePrefix}${ruleId}`
/** The rule that a surcharge is of; null: somebody added it by hand. */
export const surchargeRuleOf = (key: string): string | null =>
  isSurchargeKey(key) && /^\d+$/.test(key.slice(surchargePrefix.length)) ? key.slice(surchargePrefix.length) : null

/** Whether an id is one that a surcharge has, by a rule or by hand. */
export const isSurchargeKey = (id: string): boolean => id.startsWith(surchargePrefix)

/** What the rules charge for these items. Computed from the items alone, so doing it twice changes nothing. */
export function chargesFor(rules: readonly ChargeRule[], items: readonly SurchargedItem[]): Charge[] {
  if (items.length === 0) return []
  const subtotal = sumMoney(items.map((item) => item.total))
  return rules.flatMap((rule) => {
    const charge = chargeOf(rule, items, subtotal)
    if (!charge || charge.quantity <= 0 || charge.unitPrice <= 0) return []
    return [{ rule, ...charge, total: lineTotal({ ...charge, priceUnit: 1 }) }]
  })
}

function chargeOf(
  rule: ChargeRule,
  items: readonly SurchargedItem[],
  subtotal: number,
): Pick<Charge, 'quantity' | 'unitPrice'> | null {
  const once = { quantity: 1, unitPrice: fromCents(rule.amountCents) }
  switch (rule.kind) {
    case 'fixed':
      return once
    case 'percentage':
      // One hundredth of subtotal × percentage, rounded as a line is.
      return {
        quantity: 1,
        unitPrice: lineTotal({ quantity: subtotal, unitPrice: rule.percentage ?? 0, priceUnit: 100 }),
      }
    case 'small_order':
    case 'freight':
      return subtotal < fromCents(rule.thresholdCents ?? 0) ? once : null
    case 'property':
      return { quantity: measured(rule, items), unitPrice: fromCents(rule.amountCents) }
  }
}

/** Pieces, metres or kilograms of all lines that carry the rule's property. */
function measured(rule: ChargeRule, items: readonly SurchargedItem[]): number {
  const sum = items.reduce((total, item) => {
    const property = item.propertyValues.find((candidate) => carries(rule, candidate))
    return property ? total + item.quantity * unitsOf(rule, property.value) : total
  }, 0)
  return Math.round(sum * 1000) / 1000
}

function carries(rule: ChargeRule, property: PropertyValue): boolean {
  const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
  return (
    same(property.propertyType, rule.propertyType ?? '') &&
    (rule.propertyValue === null || same(property.value, rule.propertyValue))
  )
}

const factors: Readonly<Record<string, number>> = {
  mm: 0.001,
  cm: 0.01,
  dm: 0.1,
  m: 1,
  mtr: 1,
  g: 0.001,
  gr: 0.001,
  kg: 1,
}

/**
 * `2400 mm` is 2.4 metres. A value without a unit is taken in the measure's own; one that is no measure counts nothing.
 */
function unitsOf({ measure }: ChargeRule, value: string): number {
  if (measure === 'piece') return 1
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*([a-z]*)$/i.exec(value.trim()) ?? []
  return (parseDecimal(digits, 'nl') ?? 0) * (unit === '' ? 1 : (factors[unit.toLowerCase()] ?? 0))
}
