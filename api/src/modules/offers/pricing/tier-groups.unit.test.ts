import { priceChanges } from '../transitions/price-changes.ts'
import { input, pricedLines, stored, text } from './testing/priced-lines.ts'
import { sampleProduct } from './testing/sample-lines.ts'

const ladder = (first: number, second: number) => [
  { staffelId: 1, variantCode: null, minQuantity: 1, maxQuantity: 999, unitPrice: first },
  { staffelId: 2, variantCode: null, minQuantity: 1000, maxQuantity: null, unitPrice: second },
]
const short = sampleProduct({ product_id: 7, tier_group: 'SPS 40', staffels: ladder(5, 4) })
const long = sampleProduct({ product_id: 8, tier_group: 'sps 40', staffels: ladder(6, 5) })
const other = sampleProduct({ product_id: 9, tier_group: null, staffels: ladder(7, 6) })
const catalogue = [short, long, other]

const prices = (items: Parameters<typeof pricedLines>[0], circumstances: Parameters<typeof pricedLines>[1] = {}) =>
  pricedLines(items, { catalogue, ...circumstances }).map(({ unitPrice }) => unitPrice)

describe('lines of one tier group', () => {
  const two = [input({ quantity: 600 }), input({ id: 'b', productId: 8, quantity: 400 })]

  it('are priced at the sum of their quantities, each by its own ladder', () => {
    expect(prices(two)).toEqual([4, 5])
    expect(prices(two.toReversed())).toEqual([5, 4])
    expect(prices(two.slice(0, 1))).toEqual([5])
  })

  it('are priced apart where the tenant does not count them together', () => {
    expect(prices(two, { tiersTogether: false })).toEqual([5, 6])
  })

  it('leave out what has no group, no quantity, is optional and not selected, or free text', () => {
    const few = input({ quantity: 600 })
    expect(prices([few, input({ id: 'b', productId: 9, quantity: 600 })])).toEqual([5, 7])
    expect(prices([few, input({ id: 'b', productId: 8, quantity: 0 })])).toEqual([5, 0])
    const optional = input({ id: 'b', productId: 8, quantity: 600, optional: true })
    expect(prices([few, { ...optional, selected: false }])).toEqual([5, 6])
    expect(prices([few, { ...optional, selected: true }])).toEqual([4, 5])
    expect(prices([few, text({ id: 'b', quantity: 600, unitPrice: 2 })])).toEqual([5, 2])
  })

  it('keep a price that was set by hand, and count nevertheless', () => {
    const byHand = input({ id: 'b', productId: 8, quantity: 400, unitPrice: 3, priceSource: 'manual' })
    expect(prices([input({ quantity: 600 }), byHand])).toEqual([4, 3])
    const before = stored({ unitPrice: 3, priceSource: 'manual', priceSticky: false, quantity: 600 })
    expect(prices(two, { before })).toEqual([3, 5])
    expect(prices([input({ quantity: 601 }), input({ id: 'b', productId: 8, quantity: 399 })], { before })).toEqual([
      4, 5,
    ])
  })

  it('cost what they did when they are compared with today’s catalogue', () => {
    const lines = pricedLines(two, { catalogue })
    const products = new Map(catalogue.map((product) => [product.product_id, product]))
    expect(priceChanges(lines, products, true).lines).toEqual([])
    expect(priceChanges(lines, products, false).lines).toHaveLength(2)
  })
})
