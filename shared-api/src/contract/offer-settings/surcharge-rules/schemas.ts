import { Type, type Static } from 'typebox'
import { Id, Money, Nullable, Percent, Price, Strict, Text, Words } from '../../kit/schemaKit.ts'

/**
 * `small_order`: below a subtotal; `freight`: free from a subtotal; `property`: per unit of lines that carry a
 * property.
 */
export const SurchargeKind = Words(['fixed', 'percentage', 'small_order', 'property', 'freight'])
export type SurchargeKind = Static<typeof SurchargeKind>

/** Per piece, metre or kilogram. */
export const SurchargeMeasure = Words(['piece', 'length', 'weight'])
export type SurchargeMeasure = Static<typeof SurchargeMeasure>

export const SurchargeRule = Strict({
  id: Id,
  kind: SurchargeKind,
  name_nl: Type.String(),
  name_en: Type.String(),
  position: Type.Integer(),
  is_active: Type.Boolean(),
  /** Of the surcharge, or per unit for `property`. */
  amount: Money,
  /** `percentage`: of the items' subtotal. */
  percentage: Nullable(Type.Number()),
  /** `small_order`, `freight`. */
  threshold: Nullable(Money),
  property_type: Nullable(Type.String()),
  /** Null: any value. */
  property_value: Nullable(Type.String()),
  measure: Nullable(SurchargeMeasure),
  /** Null: the tenant's default. */
  tax_rate: Nullable(Type.Number()),
  rev: Type.Integer({ minimum: 1 }),
})
export type SurchargeRule = Static<typeof SurchargeRule>

/** With `id` and `rev` it replaces a rule. What its kind needs is required; the rest is dropped. */
export const SurchargeRuleInput = Strict({
  id: Type.Optional(Id),
  rev: Type.Optional(Type.Integer({ minimum: 1 })),
  tenant_id: Type.Optional(Id),
  kind: SurchargeKind,
  name_nl: Text(200, { minLength: 1 }),
  name_en: Text(200, { minLength: 1 }),
  position: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  is_active: Type.Optional(Type.Boolean()),
  amount: Type.Optional(Price),
  percentage: Type.Optional(Nullable(Percent)),
  threshold: Type.Optional(Nullable(Price)),
  property_type: Type.Optional(Nullable(Text(100))),
  property_value: Type.Optional(Nullable(Text(100))),
  measure: Type.Optional(Nullable(SurchargeMeasure)),
  tax_rate: Type.Optional(Nullable(Percent)),
})
export type SurchargeRuleInput = Static<typeof SurchargeRuleInput>
