import type {
  ChargeRule,
  SurchargeKind,
  SurchargeMeasure,
  SurchargeRule,
  SurchargeRuleInput,
} from '@staffel/shared-api/contract'
import { chargesFor, isBlank, textOrNull, toCents } from '@staffel/shared-api/rules'

export const surchargeKinds = ['fixed', 'percentage', 'small_order', 'freight', 'property'] as const
export const surchargeMeasures = ['piece', 'length', 'weight'] as const

/** A rule as it is entered. */
export interface RuleValues {
  readonly kind: SurchargeKind
  readonly nameNl: string
  readonly nameEn: string
  readonly amount: number
  readonly percentage: number
  readonly threshold: number
  readonly propertyType: string
  readonly propertyValue: string
  readonly measure: SurchargeMeasure
}

export type RuleField = keyof RuleValues

/** What a rule of each kind goes by, besides its names. */
export const detailsOf: Readonly<Record<SurchargeKind, readonly RuleField[]>> = {
  fixed: ['amount'],
  percentage: ['percentage'],
  small_order: ['threshold', 'amount'],
  freight: ['threshold', 'amount'],
  property: ['propertyType', 'propertyValue', 'measure', 'amount'],
}

export const emptyRule: RuleValues = {
  kind: 'fixed',
  nameNl: '',
  nameEn: '',
  amount: 0,
  percentage: 0,
  threshold: 0,
  propertyType: '',
  propertyValue: '',
  measure: 'piece',
}

export function toValues(rule: SurchargeRule): RuleValues {
  return {
    kind: rule.kind,
    nameNl: rule.name_nl,
    nameEn: rule.name_en,
    amount: rule.amount,
    percentage: rule.percentage ?? 0,
    threshold: rule.threshold ?? 0,
    propertyType: rule.property_type ?? '',
    propertyValue: rule.property_value ?? '',
    measure: rule.measure ?? 'piece',
  }
}

/** The fields that a rule cannot do without and that are empty; an amount of nothing charges nothing. */
export function missingIn(values: RuleValues): RuleField[] {
  const needed: RuleField[] = [
    'nameNl',
    'nameEn',
    ...detailsOf[values.kind].filter((field) => field !== 'propertyValue'),
  ]
  return needed.filter((field) => {
    const value = values[field]
    return typeof value === 'string' ? isBlank(value) : value <= 0
  })
}

export function toInput(values: RuleValues, rule: SurchargeRule | null): SurchargeRuleInput {
  return {
    ...(rule && { id: rule.id, rev: rule.rev, position: rule.position, tax_rate: rule.tax_rate }),
    is_active: rule?.is_active ?? true,
    kind: values.kind,
    name_nl: values.nameNl.trim(),
    name_en: values.nameEn.trim(),
    amount: values.amount,
    percentage: values.percentage,
    threshold: values.threshold,
    property_type: textOrNull(values.propertyType),
    property_value: textOrNull(values.propertyValue),
    measure: values.measure,
  }
}

/** What the rule adds to an offer of that subtotal; for a property, to one unit that carries it. */
export function effectOf(values: RuleValues, subtotal: number): number {
  const value = values.propertyValue.trim()
  const rule: ChargeRule = {
    id: 1,
    kind: values.kind,
    name: values.nameNl,
    amountCents: toCents(values.amount),
    percentage: values.percentage,
    thresholdCents: toCents(values.threshold),
    propertyType: values.propertyType,
    propertyValue: null,
    measure: 'piece',
    taxRate: 0,
  }
  const line = { quantity: 1, total: subtotal, propertyValues: [{ propertyType: values.propertyType, value }] }
  return chargesFor([rule], [line])[0]?.total ?? 0
}
