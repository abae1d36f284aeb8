import type { FrozenLadder } from '../../items/schemas.ts'
import { frozenPricing } from './frozenPricing.ts'

const tier = (staffelId: number, variantCode: string | null) => ({
  ...{ staffelId, variantCode, minQuantity: 1, maxQuantity: null, unitPrice: staffelId },
})
/** With more than is kept of it, as a product has. */
const product = (tier_group: string | null): FrozenLadder & { readonly name: string } => ({
  ...{ base_unit_price: 8, price_unit: 100, sales_unit: 'st', order_multiple: 50, min_order_quantity: 100 },
  ...{ tier_group, staffels: [tier(1, null), tier(2, 'ZW')], name: 'Bout' },
})
const line = (
  id: string,
  quantity: number,
  part: { readonly tier_group?: string | null; readonly kind?: string } = {},
) => ({
  ...{ id, quantity, kind: part.kind ?? 'item', variantCode: null, product: product(part.tier_group ?? null) },
})

describe('what an issue keeps of how an item was priced', () => {
  it('is the ladder of its product, and nothing else of it', () => {
    const kept = frozenPricing([line('a', 5)], true).get('a')
    expect(kept).toEqual({
      ladder: {
        ...{ base_unit_price: 8, price_unit: 100, sales_unit: 'st', order_multiple: 50, min_order_quantity: 100 },
        ...{ tier_group: null, staffels: [tier(1, null)] },
      },
      ...{ countedQuantity: 5, countedLines: 1, tiersTogether: true },
    })
  })

  it('is the ladder of its variant', () => {
    const kept = frozenPricing([{ ...line('a', 5), variantCode: 'ZW' }], true).get('a')
    expect(kept?.ladder?.staffels).toEqual([tier(2, 'ZW')])
  })

  it('is what counted together for its tier', () => {
    const lines = [line('a', 5, { tier_group: 'M8' }), line('b', 7, { tier_group: 'm8 ' }), line('c', 9)]
    const counted = (together: boolean) =>
      [...frozenPricing(lines, together)].map(([id, { countedQuantity, countedLines, tiersTogether }]) => [
        ...[id, countedQuantity, countedLines, tiersTogether],
      ])
    expect(counted(true)).toEqual([
      ['a', 12, 2, true],
      ['b', 12, 2, true],
      ['c', 9, 1, true],
    ])
    expect(counted(false)).toEqual([
      ['a', 5, 1, false],
      ['b', 7, 1, false],
      ['c', 9, 1, false],
    ])
  })

  it('is no ladder for free text, and nothing for what is no item', () => {
    const kept = frozenPricing([{ ...line('a', 5), product: null }, line('b', 1, { kind: 'surcharge' })], true)
    expect([...kept]).toEqual([['a', { ladder: null, countedQuantity: 5, countedLines: 1, tiersTogether: true }]])
  })
})
