import fc from 'fast-check'
import { lineTotal } from '../lineTotal.ts'
import { priceWithWhy } from './priceWithWhy.ts'
import { tierCounts } from './tierCounts.ts'

const tier = (minQuantity: number, maxQuantity: number | null, unitPrice: number | null, variantCode?: string) => ({
  minQuantity,
  maxQuantity,
  unitPrice,
  variantCode: variantCode ?? null,
})
const screw = {
  base_unit_price: 9,
  price_unit: 100 as const,
  staffels: [tier(1, 999, 8), tier(1000, null, 7), tier(1, null, 5, 'RVS')],
}

describe('the price of a line', () => {
  it('says which step it is from, which is next, and how many are missing to it', () => {
    expect(priceWithWhy(screw, { quantity: 250 })).toMatchObject({
      unitPrice: 8,
      priceUnit: 100,
      listPrice: 8,
      source: 'tier',
      from: { kind: 'product', name: null },
      tier: { minQuantity: 1 },
      outsideLadder: false,
      counted: { quantity: 250, lines: 1 },
      ladder: { current: 0, next: { missing: 750, unitPrice: 7 } },
    })
  })

  it('is that of what counts, over how many lines that may be', () => {
    const count = { quantity: 1450, lines: 3 }
    expect(priceWithWhy(screw, { quantity: 250, count })).toMatchObject({
      unitPrice: 7,
      counted: count,
      ladder: { current: 1, next: null },
    })
  })

  it('names the variant whose own ladder it is', () => {
    expect(priceWithWhy(screw, { quantity: 5, variantCode: 'RVS' })).toMatchObject({
      unitPrice: 5,
      from: { kind: 'variant', name: 'RVS' },
    })
    expect(priceWithWhy(screw, { quantity: 5, variantCode: 'A4' }).from).toEqual({ kind: 'product', name: null })
  })

  it('names the list of the customer, for a price that it has', () => {
    const listed = { ...screw, price_list: { id: 4, name: 'Jaarafspraak' } }
    expect(priceWithWhy(listed, { quantity: 5 })).toMatchObject({
      source: 'list',
      from: { kind: 'list', name: 'Jaarafspraak' },
    })
    const unpriced = { ...listed, base_unit_price: null, staffels: [] }
    expect(priceWithWhy(unpriced, { quantity: 5 })).toMatchObject({ source: 'request', listPrice: null, unitPrice: 0 })
  })

  it('is the one that somebody set, beside what the ladder would say per as many', () => {
    const byHand = { unitPrice: 0.06, priceUnit: 1 as const }
    expect(priceWithWhy(screw, { quantity: 250, byHand })).toMatchObject({
      ...byHand,
      source: 'manual',
      listPrice: 0.08,
      tier: { minQuantity: 1 },
      ladder: { priceUnit: 100 },
    })
  })

  it('says that no step holds the quantity, and that there are no steps', () => {
    const late = { ...screw, staffels: [tier(10, null, 8)] }
    expect(priceWithWhy(late, { quantity: 5 })).toMatchObject({ outsideLadder: true, unitPrice: 8 })
    expect(priceWithWhy({ ...screw, staffels: [] }, { quantity: 5 })).toMatchObject({
      source: 'base',
      unitPrice: 9,
      tier: null,
      ladder: null,
    })
  })

  it.each([
    [100_000, 15.94, 1000, 0, 1594],
    [250, 6.95, 100, 0, 17.38],
    [1, 15.94, 1000, 0, 0.02],
    [12.5, 3.1, 10, 4, 3.72],
    [37, 0.05, 1, 0, 1.85],
  ] as const)('of %p at € %p per %p less %p %% makes € %p', (quantity, price, priceUnit, discountPct, total) => {
    const why = priceWithWhy({ base_unit_price: price, price_unit: priceUnit, staffels: [] }, { quantity })
    expect(lineTotal({ ...why, quantity, discountPct })).toBe(total)
  })
})

const thousandths = fc.integer({ min: 1000, max: 5_000_000 }).map((amount) => amount / 1000)
/** Begins at one, falls, and has neither gaps nor missing prices. */
const falling = fc.uniqueArray(fc.integer({ min: 2, max: 5000 }), { maxLength: 6 }).map((later) => {
  const starts = [1, ...later.toSorted((a, b) => a - b)]
  const staffels = starts.map((start, at) => tier(start, (starts[at + 1] ?? 0) - 1 || null, 9 - at))
  return {
    base_unit_price: 10,
    price_unit: 1 as const,
    staffels: staffels.map((step) => ({ ...step, maxQuantity: step.maxQuantity === -1 ? null : step.maxQuantity })),
  }
})

describe('of a ladder that falls, the price', () => {
  it('is never more for a greater quantity, and the next step never dearer', () => {
    fc.assert(
      fc.property(falling, thousandths, thousandths, (product, quantity, more) => {
        const [few, many] = [quantity, quantity + more].map((amount) => priceWithWhy(product, { quantity: amount }))
        expect(many?.unitPrice).toBeLessThanOrEqual(few?.unitPrice ?? 0)
        expect(few?.ladder?.next?.unitPrice ?? 0).toBeLessThan(few?.unitPrice ?? 0)
      }),
    )
  })

  it('is that of the next step as soon as what is missing to it is added', () => {
    fc.assert(
      fc.property(falling, thousandths, (product, quantity) => {
        const next = priceWithWhy(product, { quantity }).ladder?.next
        fc.pre(Boolean(next))
        const reached = Math.round((quantity + (next?.missing ?? 0)) * 1000) / 1000
        expect(priceWithWhy(product, { quantity: reached })).toMatchObject({
          unitPrice: next?.unitPrice,
          tier: next?.tier,
        })
      }),
    )
  })

  it('is the same for two lines of a group as for one, in whatever order they stand', () => {
    fc.assert(
      fc.property(falling, thousandths, fc.integer({ min: 1, max: 999 }), (product, quantity, part) => {
        const first = Math.max(1, Math.floor(quantity * part)) / 1000
        const group = { tier_group: 'SPS' }
        const split = [
          { id: 'a', quantity: first, product: group },
          { id: 'b', quantity: Math.round((quantity - first) * 1000) / 1000, product: group },
        ]
        const whole = priceWithWhy(product, { quantity }).unitPrice
        for (const lines of [split, split.toReversed()]) {
          const counts = tierCounts(lines)
          const prices = lines.map((line) =>
            priceWithWhy(product, { quantity: line.quantity, count: counts.get(line.id) }),
          )
          expect(prices.map(({ unitPrice }) => unitPrice)).toEqual([whole, whole])
        }
      }),
    )
  })
})
