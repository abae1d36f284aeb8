import fc from 'fast-check'
import { input, priced, pricedLines } from './testing/priced-lines.ts'
import { sampleProduct } from './testing/sample-lines.ts'

test.each([
  [100_000, 15.94, 1000, 0, 1594],
  [250, 6.95, 100, 0, 17.38],
  [1, 15.94, 1000, 0, 0.02],
  [12.5, 3.1, 10, 4, 3.72],
  [37, 0.05, 1, 0, 1.85],
] as const)('%p at € %p per %p less %p %% make € %p', (quantity, price, priceUnit, discountPct, total) => {
  const catalogue = [sampleProduct({ base_unit_price: price, price_unit: priceUnit, staffels: [] })]
  expect(priced(input({ quantity, discountPct }), { catalogue })).toMatchObject({ unitPrice: price, priceUnit, total })
})

const step = (staffelId: number, minQuantity: number, maxQuantity: number | null, unitPrice: number) => ({
  staffelId,
  variantCode: null,
  minQuantity,
  maxQuantity,
  unitPrice,
})
const ladder = [step(1, 1, 99, 5), step(2, 100, 999, 4), step(3, 1000, null, 3)]
/** Two of one group, and one by itself. */
const catalogue = [
  sampleProduct({ product_id: 7, tier_group: 'SPS 40', staffels: ladder }),
  sampleProduct({ product_id: 8, tier_group: 'sps 40 ', staffels: [step(4, 1, 1449, 9), step(5, 1450, null, 8)] }),
  sampleProduct({ product_id: 9, tier_group: null, staffels: ladder }),
]
const quantities = fc.integer({ min: 1000, max: 3_000_000 }).map((amount) => amount / 1000)
const drawn = fc.array(fc.tuple(fc.constantFrom(7, 8, 9), quantities), { minLength: 1, maxLength: 6 })
const asLines = (some: readonly (readonly [number, number])[]) =>
  some.map(([productId, quantity], index) => input({ id: `l${index}`, productId, quantity }))
const pricesOf = (items: ReturnType<typeof asLines>) =>
  new Map(pricedLines(items, { catalogue }).map(({ key, unitPrice }) => [key, unitPrice]))

describe('the lines of any offer', () => {
  test('have the same prices in whatever order they stand', () => {
    fc.assert(
      fc.property(drawn, (some) => {
        const items = asLines(some)
        expect(pricesOf(items.toReversed())).toEqual(new Map([...pricesOf(items)].toReversed()))
      }),
    )
  })

  test('cost no more a piece when there are more of one', () => {
    fc.assert(
      fc.property(drawn, quantities, (some, more) => {
        const items = asLines(some)
        const [first, ...others] = items
        const larger = pricesOf([input({ ...first, quantity: (first?.quantity ?? 0) + more }), ...others])
        for (const [id, price] of pricesOf(items)) expect(larger.get(id)).toBeLessThanOrEqual(price)
      }),
    )
  })

  test('keep their prices when one of a group is split in two', () => {
    fc.assert(
      fc.property(drawn, fc.integer({ min: 1, max: 999 }), (some, part) => {
        const items = asLines(some)
        const [first] = items
        fc.pre(first?.productId !== 9)
        const whole = first?.quantity ?? 0
        const half = Math.max(1, Math.floor(whole * part)) / 1000
        const rest = input({ ...first, id: 'rest', quantity: Math.round((whole - half) * 1000) / 1000 })
        const split = pricesOf([...items.with(0, input({ ...first, quantity: half })), rest])
        const before = pricesOf(items)
        for (const [id, price] of before) expect(split.get(id)).toBe(price)
        expect(split.get('rest')).toBe(before.get('l0'))
      }),
    )
  })
})
