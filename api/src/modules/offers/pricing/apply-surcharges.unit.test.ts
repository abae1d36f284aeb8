import type { ChargeRule, OfferItemInput } from '@staffel/shared-api/contract'
import { applySurcharges } from './apply-surcharges.ts'
import type { OfferLine } from '../store/offer-line.ts'
import { computeSurcharges } from './surcharges.ts'
import { sampleLine } from './testing/sample-lines.ts'

const rule = (id: number, part: Partial<ChargeRule> = {}): ChargeRule => ({
  id,
  kind: 'fixed',
  name: `Toeslag ${id}`,
  amountCents: 100 * id,
  percentage: null,
  thresholdCents: null,
  propertyType: null,
  propertyValue: null,
  measure: null,
  taxRate: 9,
  ...part,
})
const changed = (id: string, part: Partial<OfferItemInput> = {}): OfferItemInput => ({
  id,
  description: ' Afgesproken ',
  quantity: 1,
  unitPrice: 5,
  isSurcharge: true,
  overridden: true,
  ...part,
})
const kept = (key: string, part: Partial<OfferLine> = {}) =>
  sampleLine({ key, kind: 'surcharge', overridden: true, ...part })

function applied(
  sent: OfferItemInput[],
  {
    rules = [rule(1)],
    stored = [],
    items = [sampleLine()],
  }: { rules?: ChargeRule[]; stored?: OfferLine[]; items?: OfferLine[] } = {},
) {
  return applySurcharges(sent, items, {
    rules,
    stored: new Map(stored.map((line) => [line.key, line])),
    mayEditPrices: true,
    tax: { regime: 'domestic' as const, rate: 21 },
  })
}
const keys = (...args: Parameters<typeof applied>) => applied(...args).map(({ key }) => key)

describe('a surcharge that a rule asks for', () => {
  it('is a line of its own, as the rule says', () => {
    expect(applied([])).toEqual([
      {
        ...sampleLine({
          key: 'sur:1',
          kind: 'surcharge',
          description: 'Toeslag 1',
          unitPrice: 1,
          total: 1,
          taxRate: 9,
        }),
        priceSource: 'base',
        priceSticky: false,
      },
    ])
  })

  it('counts items, chosen where they are optional, and no section', () => {
    const percentage = { rules: [rule(1, { kind: 'percentage', percentage: 10 })] }
    const amount = (...items: OfferLine[]) => applied([], { ...percentage, items })[0]?.total
    expect(amount(sampleLine())).toBe(10)
    expect(amount(sampleLine(), sampleLine({ optional: true, selected: true }))).toBe(20)
    expect(amount(sampleLine(), sampleLine({ optional: true, selected: false }))).toBe(10)
    expect(amount(sampleLine(), sampleLine({ selected: false }))).toBe(20)
    expect(amount(sampleLine(), sampleLine({ kind: 'section' }))).toBe(10)
  })
})

describe('a surcharge that somebody changed', () => {
  it('is as they said, at the rule’s rate', () => {
    expect(applied([changed('sur:1', { quantity: 2, discountPct: 10 })])).toEqual([
      kept('sur:1', { description: 'Afgesproken', quantity: 2, unitPrice: 5, discountPct: 10, total: 9, taxRate: 9 }),
    ])
  })

  it('has the rate of its own rule, of the tenant where it has none, and its own before both', () => {
    const rates = (...sent: OfferItemInput[]) =>
      applied(sent, { rules: [rule(1, { taxRate: 6 }), rule(2)] }).map(({ taxRate }) => taxRate)
    expect(rates(changed('sur:1'), changed('sur:2'))).toEqual([6, 9])
    expect(rates(changed('eigen'))).toEqual([6, 9, 21])
    expect(rates(changed('sur:2', { taxRate: 0 }))).toEqual([6, 0])
  })

  it('has a word in place of tax where there is none', () => {
    const label = (part: Partial<OfferItemInput>) => applied([changed('sur:1', part)])[0]?.taxLabel
    expect(label({ taxRate: 0, taxLabel: ' Verlegd ' })).toBe('Verlegd')
    expect(label({ taxRate: 0 })).toBeNull()
    expect(label({ taxRate: 9, taxLabel: 'Verlegd' })).toBeNull()
  })

  it('costs nothing where no price was sent', () => {
    expect(applied([changed('sur:1', { unitPrice: undefined })])[0]).toMatchObject({ unitPrice: 0, total: 0 })
  })

  it('stays as it was stored until it is given back in so many words', () => {
    const stored = [kept('sur:1', { description: 'Bewaard' })]
    expect(applied([], { stored })[0]?.description).toBe('Bewaard')
    expect(applied([changed('sur:1', { overridden: undefined })], { stored })[0]?.description).toBe('Bewaard')
    expect(applied([changed('sur:1', { overridden: false })], { stored })[0]?.description).toBe('Toeslag 1')
  })

  it('is none of the lines that are no surcharge, nor a surcharge that nobody changed', () => {
    expect(keys([changed('a', { isSurcharge: false })])).toEqual(['sur:1'])
    expect(keys([], { stored: [sampleLine({ overridden: true })] })).toEqual(['sur:1'])
    expect(keys([], { stored: [kept('sur:9', { overridden: false })] })).toEqual(['sur:1'])
  })
})

describe('the order of surcharges', () => {
  const rules = [rule(3), rule(1), rule(2)]

  it('is that of the rules, whatever was changed', () => {
    expect(keys([], { rules })).toEqual(['sur:3', 'sur:1', 'sur:2'])
    expect(keys([changed('sur:3')], { rules })).toEqual(['sur:3', 'sur:1', 'sur:2'])
  })

  it('has those by hand behind them, by their ids, and those that were taken off last', () => {
    expect(keys([changed('z'), changed('b'), changed('sur:3', { quantity: 0 })], { rules })).toEqual([
      'sur:1',
      'sur:2',
      'b',
      'z',
      'sur:3',
    ])
    expect(keys([changed('b'), changed('z')], { rules: [] })).toEqual(['b', 'z'])
  })
})

describe('a property that is charged', () => {
  const charged = (value: string, part: Partial<ChargeRule> = {}) =>
    computeSurcharges(
      [rule(1, { kind: 'property', propertyType: ' lengte ', measure: 'length', ...part })],
      [{ quantity: 1, total: 1, propertyValues: [{ propertyType: 'Lengte', value }] }],
    )[0]?.quantity

  it('is found whatever its letters and the spaces around it', () => {
    expect(charged('2 m')).toBe(2)
    expect(charged(' rood ', { measure: 'piece', propertyValue: 'Rood' })).toBe(1)
    expect(charged('2 m', { propertyType: 'Breedte' })).toBeUndefined()
  })

  it.each([
    [' 2400 MM ', 2.4],
    ['1.200 mm', 1.2],
    ['3 dm', 0.3],
    ['2 mtr', 2],
    ['circa 2 m', undefined],
    ['2 m lang', undefined],
    ['2 ft', undefined],
  ])('%j is %p', (value, quantity) => {
    expect(charged(value)).toBe(quantity)
  })

  it.each([
    ['500 g', 0.5],
    ['500 gr', 0.5],
    ['2 kg', 2],
  ])('%j weighs %p', (value, quantity) => {
    expect(charged(value, { measure: 'weight' })).toBe(quantity)
  })
})
