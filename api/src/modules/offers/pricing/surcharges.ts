import type { PropertyValue } from '@staffel/shared-api/contract'
import { fromCents, lineTotal, parseDecimal, sumMoney } from '@staffel/shared-api/rules'
import type { OfferLine } from '../store/offer-line.ts'

/** A rule of the tenant. Amounts in whole cents. */
export interface SurchargeRule {
  readonly id: number
  readonly kind: 'fixed' | 'percentage' | 'small_order' | 'property' | 'freight'
  readonly name: string
  readonly amountCents: number
  /** `percentage`: of the items' subtotal. */
  readonly percentage: number | null
  /** `small_order`: charged below it; `freight`: free from it. */
  readonly thresholdCents: number | null
  /** `property`: lines that carry it, and this value when one is named, are charged per piece, metre or kilogram. */
  readonly propertyType: string | null
  readonly propertyValue: string | null
  readonly measure: 'piece' | 'length' | 'weight' | null
  readonly taxRate: number
}

/** What a rule looks at: the lines that count, never other surcharges. */
export interface SurchargedItem {
  readonly quantity: number
  readonly total: number
  readonly propertyValues: readonly PropertyValue[]
}

export const surchargePrefix = 'sur:'
export const surchargeKey = (ruleId: number): string => `${surchargePrefix}${ruleId}`

/** The surcharges that the rules ask for. Computed from the items alone, so doing it twice changes nothing. */
export function computeSurcharges(rules: readonly SurchargeRule[], items: readonly SurchargedItem[]): OfferLine[] {
  if (items.length === 0) return []
  const subtotal = sumMoney(items.map((item) => item.total))
  return rules.flatMap((rule) => {
    const charge = chargeOf(rule, items, subtotal)
    return charge && charge.quantity > 0 && charge.unitPrice > 0 ? [toLine(rule, charge)] : []
  })
}

interface Charge {
  readonly quantity: number
  readonly unitPrice: number
}

function chargeOf(rule: SurchargeRule, items: readonly SurchargedItem[], subtotal: number): Charge | null {
  const once: Charge = { quantity: 1, unitPrice: fromCents(rule.amountCents) }
  const threshold = fromCents(rule.thresholdCents ?? 0)
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
      return subtotal < threshold ? once : null
    case 'property':
      return { quantity: measured(rule, items), unitPrice: fromCents(rule.amountCents) }
  }
}

function toLine(rule: SurchargeRule, { quantity, unitPrice }: Charge): OfferLine {
  return {
    key: surchargeKey(rule.id),
    kind: 'surcharge',
    productId: null,
    variantCode: null,
    description: rule.name,
    quantity,
    unitPrice,
    priceUnit: 1,
    listPrice: null,
    cost: null,
    discountPct: 0,
    total: lineTotal({ quantity, unitPrice, priceUnit: 1 }),
    taxRate: rule.taxRate,
    priceSource: 'base',
    priceListName: null,
    priceSticky: false,
    usedStaffelId: null,
    optional: false,
    selected: true,
    propertyValues: [],
    taxLabel: null,
    overridden: false,
    toConfirm: null,
    frozen: null,
  }
}

/** Pieces, metres or kilograms of all lines that carry the rule's property. */
function measured(rule: SurchargeRule, items: readonly SurchargedItem[]): number {
  const sum = items.reduce((total, item) => {
    const property = item.propertyValues.find((candidate) => carries(rule, candidate))
    return property ? total + item.quantity * unitsOf(rule, property.value) : total
  }, 0)
  return Math.round(sum * 1000) / 1000
}

function carries(rule: SurchargeRule, property: PropertyValue): boolean {
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
function unitsOf({ measure }: SurchargeRule, value: string): number {
  if (measure === 'piece') return 1
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*([a-z]*)$/i.exec(value.trim()) ?? []
  return (parseDecimal(digits, 'nl') ?? 0) * (unit === '' ? 1 : (factors[unit.toLowerCase()] ?? 0))
}
