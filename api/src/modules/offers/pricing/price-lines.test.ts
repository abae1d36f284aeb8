import type { OfferItemInput, SoldProduct } from '@staffel/shared-api/contract'
import type { OfferLine } from '../store/offer-line.ts'
import { lineProblems, priceLines } from './price-lines.ts'
import { sampleProduct } from './testing/sample-lines.ts'

const staffel = (staffelId: number, minQuantity: number, maxQuantity: number | null, unitPrice: number | null) => ({
  staffelId,
  variantCode: null,
  minQuantity,
  maxQuantity,
  unitPrice,
})
const product = (part: Partial<SoldProduct> = {}): SoldProduct =>
  sampleProduct({ staffels: [staffel(1, 1, 10, 10), staffel(2, 11, 20, 9), staffel(3, 21, null, 8)], ...part })
const input = (part: Partial<OfferItemInput> = {}): OfferItemInput => ({
  id: 'a',
  productId: 7,
  description: 'Balk',
  quantity: 1,
  ...part,
})
const price = (
  item: OfferItemInput,
  options: { mayEditPrices?: boolean; stored?: OfferLine; product?: SoldProduct } = {},
) => {
  const [line] = priceLines([item], {
    products: new Map([[7, options.product ?? product()]]),
    stored: new Map(options.stored ? [[options.stored.key, options.stored]] : []),
    mayEditPrices: options.mayEditPrices ?? false,
    tax: { regime: 'domestic' as const, rate: 21 },
    tiersTogether: true,
    knowsCosts: true,
  })
  if (!line) throw new Error('no line')
  return line
}

describe('tiers', () => {
  test.each([
    [1, 10, 1],
    [10, 10, 1],
    [10.5, 10, 1],
    [10.999, 10, 1],
    [11, 9, 2],
    [20.5, 9, 2],
    [21, 8, 3],
    [100_000, 8, 3],
  ])('%d pieces cost %d each', (quantity, unitPrice, staffelId) => {
    expect(price(input({ quantity }))).toMatchObject({
      unitPrice,
      usedStaffelId: staffelId,
      priceSource: 'tier',
      listPrice: unitPrice,
    })
  })

  test('half a piece of € 2.01 is € 1.01', () => {
    expect(
      price(input({ quantity: 0.5 }), { product: product({ staffels: [], base_unit_price: 2.01 }) }),
    ).toMatchObject({ total: 1.01, priceSource: 'base' })
  })

  test('what counts is what is kept: three decimals of a quantity, two of a discount and a tax rate', () => {
    const line = price(
      input({ quantity: 1.2345, unitPrice: 50.4, priceSource: 'manual', discountPct: 33.3333, taxRate: 20.999 }),
      { mayEditPrices: true },
    )
    expect(line).toMatchObject({ quantity: 1.235, discountPct: 33.33, taxRate: 21, total: 41.5 })
  })

  test('without any price the line is on request, at 0', () => {
    expect(
      price(input(), { product: product({ staffels: [staffel(1, 1, null, null)], base_unit_price: null }) }),
    ).toMatchObject({ unitPrice: 0, total: 0, listPrice: null, priceSource: 'request' })
  })
})

describe('who may set a price', () => {
  test('nobody without price rights', () => {
    expect(price(input({ unitPrice: 1, priceSource: 'manual', discountPct: 50, taxRate: 0 }))).toMatchObject({
      unitPrice: 10,
      discountPct: 0,
      taxRate: 21,
      priceSource: 'tier',
    })
  })

  test('a price sent by the seller’s staff that differs is theirs; one that does not is the tier’s', () => {
    expect(price(input({ unitPrice: 9.995 }), { mayEditPrices: true })).toMatchObject({
      unitPrice: 10,
      priceSource: 'tier',
    })
    expect(price(input({ unitPrice: 7.5, discountPct: 10, quantity: 2 }), { mayEditPrices: true })).toMatchObject({
      unitPrice: 7.5,
      total: 13.5,
      priceSource: 'manual',
      listPrice: 10,
    })
  })

  test('a price named as the tier’s is looked up again', () => {
    expect(price(input({ unitPrice: 7.5, priceSource: 'tier' }), { mayEditPrices: true })).toMatchObject({
      unitPrice: 10,
      priceSource: 'tier',
    })
  })

  test('a manual price stays when somebody without rights saves, unless the quantity changed; a sticky one always', () => {
    const stored = price(input({ unitPrice: 7.5, priceSource: 'manual' }), { mayEditPrices: true })
    expect(price(input(), { stored })).toMatchObject({ unitPrice: 7.5, priceSource: 'manual' })
    expect(price(input({ quantity: 2 }), { stored })).toMatchObject({ unitPrice: 10, priceSource: 'tier' })
    expect(price(input({ quantity: 2 }), { stored: { ...stored, priceSticky: true } })).toMatchObject({
      unitPrice: 7.5,
      total: 15,
      priceSource: 'manual',
    })
    expect(price(input(), { stored: { ...stored, productId: 8 } })).toMatchObject({ unitPrice: 10 })
  })

  test('free text has the price that the staff give it', () => {
    const text = input({ productId: null, description: 'Zagen', unitPrice: 3.5, quantity: 4 })
    expect(price(text, { mayEditPrices: true })).toMatchObject({ total: 14, priceSource: 'manual' })
    expect(price(text)).toMatchObject({ total: 0, priceSource: 'request' })
  })

  test('free text for nothing is not the same as free text whose price is still to come', () => {
    const text = input({ productId: null, description: 'Monster', unitPrice: 0 })
    const meant = price({ ...text, priceSource: 'manual' }, { mayEditPrices: true })
    expect(meant).toMatchObject({ unitPrice: 0, priceSource: 'manual' })
    expect(price(text, { stored: meant })).toMatchObject({ unitPrice: 0, priceSource: 'manual' })
    expect(price(text, { mayEditPrices: true })).toMatchObject({ unitPrice: 0, priceSource: 'request' })
  })
})

test('a product that left the catalogue keeps what it had', () => {
  const stored = price(input({ quantity: 11 }))
  const [line] = priceLines([input({ quantity: 12 })], {
    products: new Map(),
    stored: new Map([['a', stored]]),
    mayEditPrices: false,
    tax: { regime: 'domestic' as const, rate: 21 },
    tiersTogether: true,
    knowsCosts: true,
  })
  expect(line).toMatchObject({ unitPrice: 9, total: 108, priceSource: 'tier' })
})

test('sections and texts carry no amount', () => {
  expect(
    price(input({ kind: 'section', productId: null, quantity: 5, unitPrice: 3 }), { mayEditPrices: true }),
  ).toMatchObject({ kind: 'section', quantity: 0, unitPrice: 0, total: 0 })
})

test('properties come from the product unless it leaves them open', () => {
  const lengthOf = (value: string, editable: boolean) =>
    price(input({ propertyValues: [{ propertyType: 'Lengte', value }] }), {
      product: product({ properties: [{ propertyType: 'Lengte', value: '2400 mm', editable }] }),
    }).propertyValues
  expect(price(input()).propertyValues).toEqual([{ propertyType: 'Lengte', value: '2400 mm' }])
  expect(lengthOf('1800 mm', false)).toEqual([{ propertyType: 'Lengte', value: '2400 mm' }])
  expect(lengthOf('1800 mm', true)).toEqual([{ propertyType: 'Lengte', value: '1800 mm' }])
})

test('double lines, foreign products and empty texts are named', () => {
  const problems = lineProblems(
    [input(), input({ productId: 8 }), input({ id: 'c', productId: null, description: ' ' })],
    { products: new Map([[7, product()]]), stored: new Map() },
  )
  expect(Object.keys(problems)).toEqual(['offer.items.1.id', 'offer.items.1.productId', 'offer.items.2.description'])
})

test('only a surcharge has the id of one', () => {
  const none = { products: new Map(), stored: new Map() }
  const line = input({ id: 'sur:1', productId: null, description: 'Zaagkosten' })
  expect(Object.keys(lineProblems([line], none))).toEqual(['offer.items.0.id'])
  expect(lineProblems([{ ...line, isSurcharge: true }], none)).toEqual({})
})
