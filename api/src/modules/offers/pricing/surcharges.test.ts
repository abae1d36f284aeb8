import type { ChargeRule, OfferItemInput } from '@staffel/shared-api/contract'
import { applySurcharges } from './apply-surcharges.ts'
import type { OfferLine } from '../store/offer-line.ts'
import { computeSurcharges } from './surcharges.ts'

const none = {
  amountCents: 0,
  percentage: null,
  thresholdCents: null,
  propertyType: null,
  propertyValue: null,
  measure: null,
  taxRate: 21,
}
const fixed: ChargeRule = { ...none, id: 1, kind: 'fixed', name: 'Vast', amountCents: 1250 }
const percentage: ChargeRule = { ...none, id: 2, kind: 'percentage', name: 'Procent', percentage: 2.5 }
const smallOrder: ChargeRule = {
  ...none,
  id: 3,
  kind: 'small_order',
  name: 'Klein',
  amountCents: 1500,
  thresholdCents: 15_000,
}
const freight: ChargeRule = {
  ...none,
  id: 4,
  kind: 'freight',
  name: 'Vracht',
  amountCents: 4500,
  thresholdCents: 75_000,
}
const lengthRule: ChargeRule = {
  ...none,
  id: 5,
  kind: 'property',
  name: 'Per meter',
  amountCents: 15,
  propertyType: 'Lengte',
  measure: 'length',
}
const colour: ChargeRule = {
  ...none,
  id: 6,
  kind: 'property',
  name: 'Kleur',
  amountCents: 200,
  propertyType: 'Kleur',
  propertyValue: 'RAL 7016',
  measure: 'piece',
}
const weight: ChargeRule = {
  ...none,
  id: 7,
  kind: 'property',
  name: 'Gewicht',
  amountCents: 10,
  propertyType: 'Gewicht',
  measure: 'weight',
}

const item = (total: number, quantity = 1, ...propertyValues: [string, string][]) => ({
  total,
  quantity,
  propertyValues: propertyValues.map(([propertyType, value]) => ({ propertyType, value })),
})
const charged = (rule: ChargeRule, ...items: ReturnType<typeof item>[]) =>
  computeSurcharges([rule], items).map(({ quantity, unitPrice, total }) => [quantity, unitPrice, total])

describe('rules', () => {
  test('without items there is nothing to charge', () => expect(charged(fixed)).toEqual([]))
  test('a fixed amount comes once', () => expect(charged(fixed, item(10), item(20))).toEqual([[1, 12.5, 12.5]]))
  test('a percentage is of the items, rounded half up', () =>
    expect(charged(percentage, item(0.6), item(100))).toEqual([[1, 2.52, 2.52]]))
  test('a small order is one below the threshold', () => {
    expect(charged(smallOrder, item(149.99))).toEqual([[1, 15, 15]])
    expect(charged(smallOrder, item(150))).toEqual([])
  })
  test('freight is free from the threshold', () => {
    expect(charged(freight, item(749.99))).toEqual([[1, 45, 45]])
    expect(charged(freight, item(750))).toEqual([])
  })
  test.each([
    ['2400 mm', 2.4],
    ['5,4 m', 5.4],
    ['240 cm', 2.4],
    ['3', 3],
    ['lang', 0],
  ])('a length of %s is %d metres', (value, metres) => {
    expect(charged(lengthRule, item(100, 10, ['Lengte', value]))).toEqual(
      metres === 0 ? [] : [[metres * 10, 0.15, Math.round(metres * 150) / 100]],
    )
  })
  test('a property with a value charges only lines that have it', () => {
    expect(
      charged(colour, item(10, 3, ['kleur', 'ral 7016']), item(10, 5, ['Kleur', 'RAL 9010']), item(10, 2)),
    ).toEqual([[3, 2, 6]])
  })
  test('weights are summed in kilograms', () =>
    expect(charged(weight, item(10, 4, ['Gewicht', '500 g']), item(10, 1, ['Gewicht', '1,5 kg']))).toEqual([
      [3.5, 0.1, 0.35],
    ]))
})

describe('changes by hand', () => {
  const line = (part: Partial<OfferLine> = {}): OfferLine => ({
    key: 'a',
    kind: 'item',
    productId: null,
    variantCode: null,
    description: 'Regel',
    quantity: 1,
    unitPrice: 100,
    priceUnit: 1,
    listPrice: null,
    cost: null,
    discountPct: 0,
    total: 100,
    taxRate: 21,
    taxLabel: null,
    priceSource: 'manual',
    priceListName: null,
    priceSticky: true,
    usedStaffelId: null,
    optional: false,
    selected: true,
    propertyValues: [],
    overridden: false,
    toConfirm: null,
    frozen: null,
    picture: null,
    openQuantity: null,
    ...part,
  })
  const changed: OfferItemInput = {
    id: 'sur:1',
    description: 'Korting op vast',
    quantity: 1,
    unitPrice: 5,
    isSurcharge: true,
    overridden: true,
  }
  const apply = (sent: OfferItemInput[], stored: OfferLine[] = [], mayEditPrices = true, items = [line()]) =>
    applySurcharges(sent, items, {
      rules: [fixed, freight],
      stored: new Map(stored.map((entry) => [entry.key, entry])),
      mayEditPrices,
      tax: { regime: 'domestic' as const, rate: 21 },
    })

  test('computing twice changes nothing', () => {
    const once = apply([])
    expect(once.map(({ key, total }) => [key, total])).toEqual([
      ['sur:1', 12.5],
      ['sur:4', 45],
    ])
    expect(
      apply(
        once.map(({ key, ...rest }) => ({
          id: key,
          description: rest.description,
          quantity: rest.quantity,
          unitPrice: rest.unitPrice,
          isSurcharge: true,
        })),
      ),
    ).toEqual(once)
  })

  test('a changed surcharge survives, from somebody with price rights only', () => {
    expect(apply([changed])[0]).toMatchObject({
      key: 'sur:1',
      total: 5,
      overridden: true,
      description: 'Korting op vast',
    })
    expect(apply([changed], [], false)[0]).toMatchObject({ key: 'sur:1', total: 12.5, overridden: false })
  })

  test('one that was taken off stays off until it is given back', () => {
    const [removed] = apply([{ ...changed, quantity: 0 }]).slice(-1)
    expect(removed).toMatchObject({ key: 'sur:1', quantity: 0, total: 0, overridden: true })
    expect(apply([], removed ? [removed] : [])).toHaveLength(2)
    expect(apply([], removed ? [removed] : []).find((entry) => entry.key === 'sur:1')?.total).toBe(0)
    expect(apply([{ ...changed, overridden: false }], removed ? [removed] : [])[0]).toMatchObject({
      key: 'sur:1',
      total: 12.5,
      overridden: false,
    })
  })

  test('optional lines that are not chosen are not charged', () => {
    expect(apply([], [], true, [line({ optional: true, selected: false })])).toEqual([])
  })
})
