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
const tax = { regime: 'domestic', rate: 21 } as const

describe('the rules of an offer', () => {
  it('are named in its language', () => {
    expect(rulesOf([row], 'nl', tax)[0]?.name).toBe('Toeslag')
    expect(rulesOf([row], 'en', tax)[0]?.name).toBe('Surcharge')
  })

  it('have the tax rate of the tenant where they have none of their own, and 0 is one', () => {
    const rates = [null, '9.00', 0].map((tax_rate) => rulesOf([{ ...row, tax_rate }], 'nl', tax)[0]?.taxRate)
    expect(rates).toEqual([21, 9, 0])
  })

  it('charge no tax where none is charged to the customer, and say why', () => {
    const taxes = (regime: 'reverse_charge' | 'export') =>
      [null, '9.00'].map((tax_rate) => rulesOf([{ ...row, tax_rate }], 'en', { regime, rate: 21 })[0])
    expect(taxes('reverse_charge')).toMatchObject(Array(2).fill({ taxRate: 0, taxLabel: 'Btw verlegd' }))
    expect(taxes('export')).toMatchObject(Array(2).fill({ taxRate: 0 }))
    for (const rule of taxes('export')) expect(rule).not.toHaveProperty('taxLabel')
  })

  it('keep everything else as it is stored, percentages as numbers', () => {
    expect(rulesOf([{ ...row, percentage: '2.50', threshold_cents: 500 }], 'nl', tax)).toEqual([
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
    expect(rulesOf([row], 'nl', tax)[0]).toMatchObject({ percentage: null, thresholdCents: null })
  })
})
