import fc from 'fast-check'
import { priceFor } from '../../../catalogue/rules/priceFor.ts'
import { tierCounts, type CountedLine } from './tierCounts.ts'

const line = (id: string, quantity: number, group: string | null = 'SPS', part: Partial<CountedLine> = {}) => ({
  id,
  quantity,
  product: { tier_group: group },
  ...part,
})

describe('what counts for a tier', () => {
  it('is the sum of the lines of one group', () => {
    const counts = tierCounts([line('a', 500), line('b', 450.5), line('c', 499.5, ' sps '), line('d', 7, 'other')])
    for (const id of ['a', 'b', 'c']) expect(counts.get(id)).toEqual({ quantity: 1450, lines: 3 })
    expect(counts.get('d')).toEqual({ quantity: 7, lines: 1 })
  })

  it('is not more than its own for a product without a group, not even beside the same product', () => {
    expect(tierCounts([line('a', 5, null), line('b', 5, null), line('c', 5, ' ')]).size).toBe(0)
  })

  it('leaves out free text, what has no quantity, and what is optional and not selected', () => {
    const counts = tierCounts([
      line('a', 10),
      line('b', 0),
      line('c', 20, 'SPS', { optional: true, selected: false }),
      line('d', 30, 'SPS', { optional: true, selected: true }),
      line('e', 40, 'SPS', { product: null }),
    ])
    expect([...counts.keys()]).toEqual(['a', 'd'])
    expect(counts.get('a')).toEqual({ quantity: 40, lines: 2 })
  })
})

const thousandths = fc.integer({ min: 1, max: 5_000_000 }).map((amount) => amount / 1000)
/** Falls, starts at 1, and has neither gaps nor missing prices. */
const falling = fc
  .uniqueArray(fc.integer({ min: 2, max: 5000 }), { maxLength: 6 })
  .chain((starts) =>
    fc.tuple(fc.constant([1, ...starts.toSorted((a, b) => a - b)]), fc.integer({ min: 100, max: 900 })),
  )
  .map(([starts, first]) =>
    starts.map((minQuantity, index) => ({
      minQuantity,
      maxQuantity: (starts[index + 1] ?? 0) - 1 > 0 ? (starts[index + 1] ?? 0) - 1 : null,
      unitPrice: (first - index * 10) / 100,
    })),
  )
const product = (staffels: { minQuantity: number; maxQuantity: number | null; unitPrice: number }[]) => ({
  base_unit_price: 10,
  price_unit: 1 as const,
  staffels,
})

describe('a price by what counts', () => {
  it('never rises with the quantity', () => {
    fc.assert(
      fc.property(falling, thousandths, thousandths, (ladder, one, more) => {
        const quantity = Math.max(one, 1)
        const greater = quantity + more
        expect(priceFor(product(ladder), greater).unitPrice).toBeLessThanOrEqual(
          priceFor(product(ladder), quantity).unitPrice,
        )
      }),
    )
  })

  it('stays when a line is split over two of its group', () => {
    fc.assert(
      fc.property(falling, thousandths, fc.integer({ min: 1, max: 999 }), (ladder, quantity, part) => {
        const thousands = Math.round(quantity * 1000)
        const first = Math.max(1, Math.floor((thousands * part) / 1000))
        fc.pre(thousands - first > 0)
        const whole = tierCounts([line('a', quantity), line('z', 3)])
        const split = tierCounts([line('a', first / 1000), line('b', (thousands - first) / 1000), line('z', 3)])
        const priceAt = (counts: typeof whole, id: string) =>
          priceFor(product(ladder), counts.get(id)?.quantity ?? 0).unitPrice
        expect(priceAt(split, 'a')).toBe(priceAt(whole, 'a'))
        expect(priceAt(split, 'b')).toBe(priceAt(whole, 'a'))
        expect(priceAt(split, 'z')).toBe(priceAt(whole, 'z'))
      }),
    )
  })

  it('is the same in whatever order the lines stand', () => {
    const lines = fc.array(fc.tuple(thousandths, fc.constantFrom('A', 'B', null)), { maxLength: 8 })
    fc.assert(
      fc.property(lines, (drawn) => {
        const some = drawn.map(([quantity, group], index) => line(String(index), quantity, group))
        const [there, back] = [tierCounts(some), tierCounts(some.toReversed())]
        for (const { id } of some) expect(back.get(id)).toEqual(there.get(id))
      }),
    )
  })
})
