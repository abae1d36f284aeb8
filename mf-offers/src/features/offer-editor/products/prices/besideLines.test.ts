import type { Product } from '@staffel/shared-api/contract'
import fc from 'fast-check'
import { sampleProduct, tier } from '../../../../testing/samples.ts'
import { lineOfProduct, withDiscount, withQuantity } from '../../draft/draftLines.ts'
import { pricedTogether } from '../../draft/pricedTogether.ts'
import { countBeside, pricedBeside, shownCount } from './besideLines.ts'

const product = (product_id: number, different: Partial<Product> = {}) =>
  sampleProduct({ product_id, tier_group: 'SPS 40', ...different })
const lineOf = (of: Product, quantity: number) =>
  withQuantity(lineOfProduct(of, { regime: 'domestic', rate: 21 }), quantity)

describe('a line of the editor', () => {
  it.each([
    [100_000, 15.94, 1000, 0, 1594],
    [250, 6.95, 100, 0, 17.38],
    [1, 15.94, 1000, 0, 0.02],
    [12.5, 3.1, 10, 4, 3.72],
    [37, 0.05, 1, 0, 1.85],
  ] as const)('of %p at € %p per %p less %p %% comes to € %p', (quantity, price, price_unit, discount, total) => {
    const sold = product(1, { base_unit_price: price, price_unit, staffels: [] })
    expect(withDiscount(lineOf(sold, quantity), discount).total).toBe(total)
  })
})

/** 1–99 at 0.20, 100–499 at 0.15, from 500 at 0.12. */
const standing = { lines: [lineOf(product(1), 60), lineOf(product(2), 300)], together: true }

describe('what is added to an offer', () => {
  it('counts with the lines of its group that stand there', () => {
    expect(countBeside(product(3), 140, standing)).toEqual({ quantity: 500, lines: 3 })
    expect(countBeside(product(3, { tier_group: null }), 140, standing)).toEqual({ quantity: 140, lines: 1 })
    expect(countBeside(product(3), 140, { ...standing, together: false })).toEqual({ quantity: 140, lines: 1 })
  })

  it('is shown at the price of one more; alone at that of the least that has one', () => {
    const late = { staffels: [tier(1, 50, null, 9)] }
    expect(shownCount(product(3, late), standing)).toEqual({ quantity: 361, lines: 3 })
    expect(shownCount(product(3, { ...late, tier_group: null }), standing)).toEqual({ quantity: 50, lines: 1 })
  })

  it('has the price that it keeps once it is added, with whatever else is added', () => {
    const added = [lineOf(product(3), 100), lineOf(product(4), 40)]
    expect(pricedBeside(added, standing).map(({ unitPrice }) => unitPrice)).toEqual([0.12, 0.12])
    expect(pricedBeside(added, { ...standing, together: false }).map(({ unitPrice }) => unitPrice)).toEqual([0.15, 0.2])
  })
})

const quantities = fc.integer({ min: 1000, max: 1_000_000 }).map((amount) => amount / 1000)
const some = fc.array(fc.tuple(fc.constantFrom('SPS 40', 'sps 40 ', null), quantities), { minLength: 1, maxLength: 6 })
const linesOf = (drawn: readonly (readonly [string | null, number])[]) =>
  drawn.map(([tier_group, quantity], index) => ({
    ...lineOf(product(index + 1, { tier_group }), quantity),
    id: String(index),
  }))
const pricesOf = (lines: ReturnType<typeof linesOf>) => {
  const { draft } = pricedTogether({ draft: { lines }, open: {}, usual: { tiers_together: true } })
  return new Map(draft.lines.map(({ id, unitPrice }) => [id, unitPrice]))
}

describe('the lines of any draft', () => {
  it('have the same prices in whatever order they stand', () => {
    fc.assert(
      fc.property(some, (drawn) => {
        const lines = linesOf(drawn)
        const turned = pricesOf(lines.toReversed())
        for (const [id, price] of pricesOf(lines)) expect(turned.get(id)).toBe(price)
      }),
    )
  })

  it('cost no more a piece when there are more of one', () => {
    fc.assert(
      fc.property(some, quantities, (drawn, more) => {
        const lines = linesOf(drawn)
        const larger = pricesOf(lines.map((line, at) => (at === 0 ? withQuantity(line, line.quantity + more) : line)))
        for (const [id, price] of pricesOf(lines)) expect(larger.get(id)).toBeLessThanOrEqual(price)
      }),
    )
  })

  it('keep their prices when one of a group is split in two', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 999 }), (drawn, part) => {
        const lines = linesOf(drawn.map(([group, quantity], at) => [at === 0 ? 'SPS 40' : group, quantity]))
        const whole = lines[0]?.quantity ?? 0
        const half = Math.max(1, Math.floor(whole * part)) / 1000
        const rest = Math.round((whole - half) * 1000) / 1000
        const split = pricesOf([
          ...lines.map((line, at) => (at === 0 ? withQuantity(line, half) : line)),
          ...lines.slice(0, 1).map((line) => ({ ...withQuantity(line, rest), id: 'rest' })),
        ])
        const before = pricesOf(lines)
        for (const [id, price] of before) expect(split.get(id)).toBe(price)
        expect(split.get('rest')).toBe(before.get('0'))
      }),
    )
  })
})
