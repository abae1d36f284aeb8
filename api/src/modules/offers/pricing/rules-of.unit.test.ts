import type { SurchargeRuleRow } from '../store/offer-settings.repository.ts'
import { rulesOf } from './rules-of.ts'

const row: SurchargeRuleRow = {
  tenant_id: 1,
  id: 4,
  kind: 'property',
  name_nl: 'Toeslag',
  name_en: 'Surcharge',
  position: 0,
  is_active: true,
  amount_cents: 1250,
  percentage: null,
  threshold_cents: null,
  property_type: 'Lengte',
  property_value: '6 m',
  measure: 'length',
  tax_rate: null,
  rev: 1,
  deleted_at: null,
}
const settings = { defaultTaxRate: 21 }

describe('the rules of an offer', () => {
  it('are named in its language', () => {
    expect(rulesOf([row], 'nl', settings)[0]?.name).toBe('Toeslag')
    expect(rulesOf([row], 'en', settings)[0]?.name).toBe('Surcharge')
  })

  it('have the tax rate of the tenant where they have none of their own, and 0 is one', () => {
    const rates = [null, '9.00', 0].map((tax_rate) => rulesOf([{ ...row, tax_rate }], 'nl', settings)[0]?.taxRate)
    expect(rates).toEqual([21, 9, 0])
  })

  it('keep everything else as it is stored, percentages as numbers', () => {
    expect(rulesOf([{ ...row, percentage: '2.50', threshold_cents: 500 }], 'nl', settings)).toEqual([
      {
        id: 4,
        kind: 'property',
        name: 'Toeslag',
        amountCents: 1250,
        percentage: 2.5,
        thresholdCents: 500,
        propertyType: 'Lengte',
        propertyValue: '6 m',
        measure: 'length',
        taxRate: 21,
      },
    ])
    expect(rulesOf([row], 'nl', settings)[0]).toMatchObject({ percentage: null, thresholdCents: null })
  })
})
