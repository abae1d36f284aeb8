import { ladderAt } from './ladderAt.ts'

const product = {
  base_unit_price: 6,
  price_unit: 1 as const,
  staffels: [
    { minQuantity: 100, maxQuantity: null, unitPrice: 4 },
    { minQuantity: 1, maxQuantity: 9, unitPrice: null },
    { minQuantity: 10, maxQuantity: 99, unitPrice: 5 },
  ],
}

describe('ladderAt', () => {
  it('has the steps from the smallest quantity on, with the base price where a tier has none', () => {
    expect(ladderAt(product, 1)?.steps.map(({ tier, unitPrice }) => [tier.minQuantity, unitPrice])).toEqual([
      [1, 6],
      [10, 5],
      [100, 4],
    ])
  })

  it.each([
    [0, null],
    [1, 0],
    [10, 1],
    [99.5, 1],
    [5000, 2],
  ])('%p stands on step %p', (quantity, step) => {
    expect(ladderAt(product, quantity)?.current).toBe(step)
  })

  it('says how far the next step is, and that there is none', () => {
    expect(ladderAt(product, 40)?.next).toMatchObject({ missing: 60, unitPrice: 4 })
    expect(ladderAt(product, 100)?.next).toBeNull()
  })

  it('is nothing for a product without tiers', () => {
    expect(ladderAt({ base_unit_price: 6, price_unit: 1 as const, staffels: [] }, 1)).toBeNull()
  })
})
