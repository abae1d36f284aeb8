import type { ChargeRule } from '../../items/schemas.ts'
import { chargesFor, isSurchargeKey, surchargeKey, surchargeRuleOf, type SurchargedItem } from './surcharge.rules.ts'

const rule = (part: Partial<ChargeRule>): ChargeRule => ({
  ...{ id: 1, kind: 'fixed', name: 'Toeslag', amountCents: 0, percentage: null, thresholdCents: null },
  ...{ propertyType: null, propertyValue: null, measure: null, taxRate: 21 },
  ...part,
})
const perProperty = (propertyType: string, part: Partial<ChargeRule>) =>
  rule({ kind: 'property', propertyType, amountCents: 100, ...part })

const item = (total: number, quantity = 1, ...values: [string, string][]): SurchargedItem => ({
  total,
  quantity,
  propertyValues: values.map(([propertyType, value]) => ({ propertyType, value })),
})
const charged = (one: ChargeRule, ...items: SurchargedItem[]) =>
  chargesFor([one], items).map(({ quantity, unitPrice, total }) => [quantity, unitPrice, total])

describe('the key of a surcharge', () => {
  it('tells the rule that it is of', () => {
    expect(surchargeKey(12)).toBe('sur:12')
    expect(surchargeRuleOf(surchargeKey(12))).toBe('12')
    expect(isSurchargeKey(surchargeKey(12))).toBe(true)
  })

  it.each(['sur:', 'sur:1a', 'sur:a1', 'sur:1-2', '12', 'line:12'])('is of no rule: %s', (key) =>
    expect(surchargeRuleOf(key)).toBeNull(),
  )

  it('is told from the ids of other lines', () => {
    expect(isSurchargeKey('sur:by-hand')).toBe(true)
    expect(isSurchargeKey('line:sur:1')).toBe(false)
  })
})

describe('what a rule charges', () => {
  const fixed = rule({ amountCents: 1250 })
  const smallOrder = rule({ kind: 'small_order', amountCents: 1500, thresholdCents: 15_000 })
  const freight = rule({ kind: 'freight', amountCents: 4500, thresholdCents: 75_000 })

  it('is nothing without items', () => expect(charged(fixed)).toEqual([]))
  it('is a fixed amount once', () => expect(charged(fixed, item(10), item(20))).toEqual([[1, 12.5, 12.5]]))
  it('is a percentage of the items, rounded half up', () =>
    expect(charged(rule({ kind: 'percentage', percentage: 2.5 }), item(0.6), item(100))).toEqual([[1, 2.52, 2.52]]))
  it('is the amount of a small order below its threshold', () => {
    expect(charged(smallOrder, item(100), item(49.99))).toEqual([[1, 15, 15]])
    expect(charged(smallOrder, item(100), item(50))).toEqual([])
  })
  it('is the freight below its threshold', () => {
    expect(charged(freight, item(749.99))).toEqual([[1, 45, 45]])
    expect(charged(freight, item(750))).toEqual([])
  })

  it.each([
    ['without an amount', rule({ amountCents: 0 })],
    ['without a percentage', rule({ kind: 'percentage' })],
    ['without a threshold', rule({ kind: 'freight', amountCents: 4500 })],
    ['with an amount below zero', rule({ amountCents: -100 })],
    ['of a property that no item has', perProperty('Kleur', { measure: 'piece' })],
  ])('is no line: a rule %s', (_case, one) => expect(charged(one, item(10))).toEqual([]))

  it('comes of each rule, in their order', () => {
    const lines = chargesFor([rule({ id: 7, amountCents: 100 }), rule({ id: 2 }), freight], [item(10)])
    expect(lines.map(({ rule: { id }, total }) => [id, total])).toEqual([
      [7, 1],
      [1, 45],
    ])
  })
})

describe('what a rule charges by a property', () => {
  const metres = perProperty('Lengte', { measure: 'length' })
  const colour = perProperty('Kleur', { propertyValue: 'RAL 7016', measure: 'piece', amountCents: 200 })

  it.each([
    ['2400 mm', 2.4],
    ['240 cm', 2.4],
    ['24 dm', 2.4],
    ['2,4m', 2.4],
    ['2.4 M', 2.4],
    ['2,4 mtr', 2.4],
    [' 3 ', 3],
    ['1.500 mm', 1.5],
  ])('takes a length of %s for %d metres', (value, length) =>
    expect(charged(metres, item(100, 10, ['Lengte', value]))).toEqual([[length * 10, 1, length * 10]]),
  )

  it.each([
    ['500 g', 0.5],
    ['500 gr', 0.5],
    ['1,5 kg', 1.5],
  ])('takes a weight of %s for %d kilograms', (value, weight) =>
    expect(charged(perProperty('Gewicht', { measure: 'weight' }), item(100, 2, ['Gewicht', value]))).toEqual([
      [weight * 2, 1, weight * 2],
    ]),
  )

  it.each(['lang', '', '3 voet', '2 x 3 m', 'ca. 3 m', '3 m lang', 'm', '1,2,3 m'])(
    'charges nothing for what is no measure: "%s"',
    (value) => expect(charged(metres, item(100, 10, ['Lengte', value]))).toEqual([]),
  )

  it('sums all lines that have it, to a thousandth', () => {
    expect(charged(metres, item(10, 3, ['Lengte', '333,3 mm']), item(10, 1, ['Lengte', '0,0004 m']))).toEqual([
      [1, 1, 1],
    ])
    expect(charged(metres, item(10, 1, ['Lengte', '1,2346 m']))).toEqual([[1.235, 1, 1.24]])
  })

  it('counts pieces of lines that have the value, however they write it', () =>
    expect(
      charged(
        colour,
        item(10, 3, ['Afwerking', 'RAL 7016'], [' kleur', 'ral 7016 ']),
        item(10, 5, ['Kleur', 'RAL 9010']),
        item(10, 2),
      ),
    ).toEqual([[3, 2, 6]]))

  it('counts pieces of every value where the rule names none', () =>
    expect(
      charged(perProperty('kleur', { measure: 'piece' }), item(10, 3, ['Kleur', 'x']), item(10, 4, ['Kleur', 'y'])),
    ).toEqual([[7, 1, 7]]))
})
