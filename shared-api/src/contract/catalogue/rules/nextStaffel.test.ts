import fc from 'fast-check'
import { nextStaffel } from './nextStaffel.ts'
import { priceFor } from './priceFor.ts'

const product = {
  base_unit_price: 6,
  price_unit: 1 as const,
  staffels: [
    { minQuantity: 1, maxQuantity: 9, unitPrice: 5 },
    { minQuantity: 10, maxQuantity: 49, unitPrice: 5 },
    { minQuantity: 50, maxQuantity: null, unitPrice: 4 },
  ],
}

describe('nextStaffel', () => {
  it.each([
    [38, 12],
    [38.5, 11.5],
    [49.999, 0.001],
    [1, 49],
  ])('at %p it is %p more to the first cheaper tier', (quantity, missing) => {
    expect(nextStaffel(product, quantity)).toMatchObject({ missing, unitPrice: 4 })
  })

  it.each([50, 51, 0, -1])('has nothing to offer at %p', (quantity) => {
    expect(nextStaffel(product, quantity)).toBeNull()
  })

  it('is the nearest that is cheaper, in whatever order the tiers stand, and none that costs the base price', () => {
    const staffels = [
      { minQuantity: 50, maxQuantity: null, unitPrice: 3 },
      { minQuantity: 20, maxQuantity: 49, unitPrice: 4 },
      { minQuantity: 10, maxQuantity: 19, unitPrice: null },
      { minQuantity: 1, maxQuantity: 9, unitPrice: 5 },
    ]
    expect(nextStaffel({ base_unit_price: 6, price_unit: 1 as const, staffels }, 1)).toEqual({
      tier: staffels[1],
      missing: 19,
      unitPrice: 4,
    })
  })

  it('never lies below', () => {
    const staffels = [
      { minQuantity: 1, maxQuantity: 9, unitPrice: 4 },
      { minQuantity: 10, maxQuantity: null, unitPrice: 5 },
    ]
    expect(nextStaffel({ base_unit_price: null, price_unit: 1 as const, staffels }, 12)).toBeNull()
  })

  it('never points to a tier that the extra pieces would not get', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (thousandths) => {
        const quantity = thousandths / 1000
        const next = nextStaffel(product, quantity)
        fc.pre(next !== null)
        expect(priceFor(product, next.tier.minQuantity).unitPrice).toBe(next.unitPrice)
        expect(next.unitPrice).toBeLessThan(priceFor(product, quantity).unitPrice)
      }),
    )
  })
})
