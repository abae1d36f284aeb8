import type { ChargeRule, Language } from '@staffel/shared-api/contract'
import type { OfferSettings, SurchargeRuleRow } from '../store/offer-settings.repository.ts'

/** The rules as an offer has them: named in its language. */
export function rulesOf(
  rows: readonly SurchargeRuleRow[],
  language: Language,
  { defaultTaxRate }: Pick<OfferSettings, 'defaultTaxRate'>,
): ChargeRule[] {
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: row[`name_${language}`],
    amountCents: row.amount_cents,
    percentage: row.percentage === null ? null : Number(row.percentage),
    thresholdCents: row.threshold_cents,
    propertyType: row.property_type,
    propertyValue: row.property_value,
    measure: row.measure,
    taxRate: row.tax_rate === null ? defaultTaxRate : Number(row.tax_rate),
  }))
}
