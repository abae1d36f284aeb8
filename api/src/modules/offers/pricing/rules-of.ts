import type { ChargeRule, Language } from '@staffel/shared-api/contract'
import { usualTax, type TaxTerms } from '@staffel/shared-api/rules'
import type { SurchargeRuleRow } from '../store/offer-settings.repository.ts'

/** The rules as an offer has them: named in its language, and taxed as its customer is. */
export function rulesOf(rows: readonly SurchargeRuleRow[], language: Language, tax: TaxTerms): ChargeRule[] {
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
    ...taxOf(row, tax),
  }))
}

/** A rate of its own is one of the Netherlands: it gives way where none is charged. */
function taxOf({ tax_rate }: SurchargeRuleRow, tax: TaxTerms): Pick<ChargeRule, 'taxRate' | 'taxLabel'> {
  const { taxRate, taxLabel } = usualTax(tax, tax_rate === null ? null : Number(tax_rate))
  return { taxRate, ...(taxLabel && { taxLabel }) }
}
