import fc from 'fast-check'
import { priceUnits } from './price-unit.rules.ts'
import { priceFor, type PricedProduct, type Tier } from './priceFor.ts'

const ladder = [
  { minQuantity: 1, maxQuantity: 10, unitPrice: 5 },
  { minQuantity: 11, maxQuantity: 20, unitPrice: 4 },
  { minQuantity: 21, maxQuantity: null, unitPrice: 3.5 },
]
const product = { base_unit_price: 6, price_unit: 1 as const, staffels: ladder }

describe('priceFor', () => {
  it.each([
    [0, 0],
    [-1, 0],
    [1, 5],
    [10, 5],
    [10.5, 5],
    [11, 4],
    [20.999, 4],
    [21, 3.5],
    [100_000, 3.5],
  ])('a quantity of %p costs %p a piece', (quantity, unitPrice) => {
    expect(priceFor(product, quantity).unitPrice).toBe(unitPrice)
  })

  it('names the tier, and none for no quantity', () => {
    expect(priceFor(product, 12)).toEqual({
      unitPrice: 4,
      priceUnit: 1,
      tier: ladder[1],
      source: 'tier',
      outsideLadder: false,
    })
    expect(priceFor(product, 0)).toEqual({
      unitPrice: 0,
      priceUnit: 1,
      tier: null,
      source: 'base',
      outsideLadder: false,
    })
  })

  it('gives the base price without tiers, and says so', () => {
    expect(priceFor({ base_unit_price: 6, price_unit: 1000 as const, staffels: [] }, 3)).toEqual({
      unitPrice: 6,
      priceUnit: 1000,
      tier: null,
      source: 'base',
      outsideLadder: false,
    })
  })

  it('gives the base price for a tier without a price, and still names the tier', () => {
    const tier = { minQuantity: 1, maxQuantity: null, unitPrice: null }
    expect(priceFor({ base_unit_price: 6, price_unit: 1 as const, staffels: [tier] }, 3)).toMatchObject({
      unitPrice: 6,
      tier,
      source: 'base',
    })
  })

  it('is on request when neither the tier nor the product has a price', () => {
    expect(priceFor({ base_unit_price: null, price_unit: 1 as const, staffels: [] }, 3)).toMatchObject({
      unitPrice: 0,
      source: 'request',
    })
  })

  it('lets the highest minimum win where tiers overlap', () => {
    const overlapping = [
      { minQuantity: 1, maxQuantity: null, unitPrice: 5 },
      { minQuantity: 10, maxQuantity: null, unitPrice: 4 },
    ]
    expect(priceFor({ base_unit_price: null, price_unit: 1 as const, staffels: overlapping }, 12).unitPrice).toBe(4)
  })

  it('takes the highest minimum below the ladder and in a gap, and says that the quantity is outside', () => {
    const gapped = [
      { minQuantity: 10, maxQuantity: 19, unitPrice: 4 },
      { minQuantity: 30, maxQuantity: 39, unitPrice: 3 },
    ]
    const outside = { unitPrice: 3, tier: gapped[1], outsideLadder: true }
    for (const quantity of [5, 25, 40])
      expect(priceFor({ base_unit_price: 9, price_unit: 1 as const, staffels: gapped }, quantity)).toMatchObject(
        outside,
      )
  })

  it("prefers a variant's own tiers, and takes the general ones for a variant that has none", () => {
    const staffels = [
      { minQuantity: 1, maxQuantity: null, unitPrice: 5, variantCode: null },
      { minQuantity: 1, maxQuantity: null, unitPrice: 7, variantCode: 'RAL' },
    ]
    const prices = [null, 'RAL', 'BLANK'].map(
      (variant) => priceFor({ base_unit_price: 9, price_unit: 1 as const, staffels }, 1, variant).unitPrice,
    )
    expect(prices).toEqual([5, 7, 5])
  })

  it("takes a variant's tiers for no other, and for every variant all that name none", () => {
    const staffels = [
      { minQuantity: 1, maxQuantity: 9, unitPrice: 5, variantCode: null },
      { minQuantity: 10, maxQuantity: null, unitPrice: 4 },
      { minQuantity: 20, maxQuantity: null, unitPrice: 3, variantCode: 'RAL' },
    ]
    expect(priceFor({ base_unit_price: 9, price_unit: 1 as const, staffels }, 25).unitPrice).toBe(4)
  })

  it('takes the first of two that begin at the same quantity', () => {
    const staffels = [5, 4].map((unitPrice) => ({ minQuantity: 1, maxQuantity: null, unitPrice }))
    expect(priceFor({ base_unit_price: 9, price_unit: 1 as const, staffels }, 1).unitPrice).toBe(5)
  })

  it('uses all tiers where a product has only those of variants and none was chosen', () => {
    const staffels = [{ minQuantity: 1, maxQuantity: null, unitPrice: 7, variantCode: 'RAL' }]
    expect(priceFor({ base_unit_price: 9, price_unit: 1 as const, staffels }, 1).unitPrice).toBe(7)
    expect(priceFor({ base_unit_price: 9, price_unit: 1 as const, staffels }, 1, 'BLANK').unitPrice).toBe(9)
  })
})

const price = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
const tiers: fc.Arbitrary<Tier[]> = fc.array(
  fc
    .record({
      minQuantity: fc.nat(200),
      width: fc.option(fc.nat(50)),
      unitPrice: fc.option(price),
    })
    .map(({ minQuantity, width, unitPrice }) => ({
      minQuantity,
      maxQuantity: width === null ? null : minQuantity + width,
      unitPrice,
    })),
  { maxLength: 8 },
)
const products: fc.Arbitrary<PricedProduct> = fc.record({
  base_unit_price: fc.option(price),
  price_unit: fc.constantFrom(...priceUnits),
  staffels: tiers,
})

/** The sentence of the specification, for whole quantities, written as directly as possible. */
function specified({ base_unit_price: base, staffels }: PricedProduct, quantity: number): number {
  if (quantity <= 0) return 0
  if (staffels.length === 0) return base ?? 0
  const descending = staffels.toSorted((a, b) => b.minQuantity - a.minQuantity)
  const found = descending.find(
    (tier) => tier.minQuantity <= quantity && (tier.maxQuantity === null || quantity <= tier.maxQuantity),
  )
  return (found ?? descending[0])?.unitPrice ?? base ?? 0
}

describe('priceFor, for any product', () => {
  it('is the specified function for whole quantities, when no two tiers start at the same quantity', () => {
    const distinct = products.map((any) => ({
      ...any,
      staffels: [...new Map(any.staffels.map((tier) => [tier.minQuantity, tier])).values()],
    }))
    fc.assert(
      fc.property(distinct, fc.integer({ min: -5, max: 300 }), (any, quantity) => {
        expect(priceFor(any, quantity).unitPrice).toBe(specified(any, quantity))
      }),
    )
  })

  it('does not depend on the order of the tiers', () => {
    fc.assert(
      fc.property(products, fc.integer({ min: 1, max: 300 }), (any, quantity) => {
        const minimums = new Set(any.staffels.map((tier) => tier.minQuantity))
        fc.pre(minimums.size === any.staffels.length)
        expect(priceFor({ ...any, staffels: any.staffels.toReversed() }, quantity)).toEqual(priceFor(any, quantity))
      }),
    )
  })

  it('takes text and numbers alike', () => {
    fc.assert(
      fc.property(products, fc.integer({ min: 0, max: 300_000 }), (any, thousandths) => {
        expect(priceFor(any, (thousandths / 1000).toFixed(3))).toEqual(priceFor(any, thousandths / 1000))
      }),
    )
  })

  it('leaves no hole between two tiers that follow each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 30_000 }), (thousandths) => {
        expect(priceFor(product, thousandths / 1000).outsideLadder).toBe(false)
      }),
    )
  })
})
