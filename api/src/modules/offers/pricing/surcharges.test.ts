import type { ChargeRule, OfferItemInput } from '@staffel/shared-api/contract'
import { applySurcharges } from './apply-surcharges.ts'
import type { OfferLine } from '../store/offer-line.ts'
import { computeSurcharges, rulesLeftAlone } from './surcharges.ts'

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
const freight: ChargeRule = {
  ...none,
  id: 4,
  kind: 'freight',
  name: 'Vracht',
  amountCents: 4500,
  thresholdCents: 75_000,
}

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

test('rules are left alone of which nobody changed the surcharge', () => {
  const [first, second] = computeSurcharges([fixed, freight], [{ total: 10, quantity: 1, propertyValues: [] }])
  if (!first || !second) throw new Error('no surcharges')
  expect(rulesLeftAlone([first, second], [fixed, freight])).toEqual([fixed, freight])
  expect(rulesLeftAlone([first, { ...second, overridden: true }], [fixed, freight])).toEqual([fixed])
  expect(rulesLeftAlone([], [fixed])).toEqual([fixed])
})
