import { cataloguePrice } from './cataloguePrice.ts'

const tier = (minQuantity: number, maxQuantity: number | null, unitPrice: number | null) => ({
  minQuantity,
  maxQuantity,
  unitPrice,
})

describe('cataloguePrice', () => {
  it.each([
    [
      'the tier for one piece',
      { base_unit_price: 9, price_unit: 1 as const, staffels: [tier(1, null, 5)] },
      { kind: 'price', unitPrice: 5, priceUnit: 1 },
    ],
    [
      'the base price without tiers, for as many as it is for',
      { base_unit_price: 9, price_unit: 100 as const, staffels: [] },
      { kind: 'price', unitPrice: 9, priceUnit: 100 },
    ],
    [
      'the first tier of a ladder that starts higher',
      { base_unit_price: 9, price_unit: 10 as const, staffels: [tier(100, null, 3), tier(10, 99, 4)] },
      { kind: 'from', unitPrice: 4, priceUnit: 10, quantity: 10 },
    ],
    [
      'price on request without any price',
      { base_unit_price: null, price_unit: 1 as const, staffels: [] },
      { kind: 'request' },
    ],
    [
      'price on request for a higher ladder without a price',
      { base_unit_price: null, price_unit: 1 as const, staffels: [tier(10, null, null)] },
      { kind: 'request' },
    ],
  ])('shows %s', (_, product, shown) => {
    expect(cataloguePrice(product)).toEqual(shown)
  })
})
