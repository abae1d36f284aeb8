import fc from 'fast-check'
import { priceFor } from '../../../catalogue/rules/priceFor.ts'
import type { ChargeRule, FrozenPricing } from '../../items/schemas.ts'
import { lineTotal } from '../lineTotal.ts'
import { tierCounts } from '../prices/tierCounts.ts'
import { reckoned, type ChargedLine } from './reckoned.ts'
import { takenQuantities } from './takenQuantities.ts'
import { countedQuantity, withQuantities } from './withQuantities.ts'

const staffels = [
  { staffelId: 1, variantCode: null, minQuantity: 1, maxQuantity: 999, unitPrice: 6.95 },
  { staffelId: 2, variantCode: null, minQuantity: 1000, maxQuantity: null, unitPrice: 5.5 },
]
const ladder = (tier_group: string | null = null): NonNullable<FrozenPricing['ladder']> => ({
  base_unit_price: null,
  price_unit: 100,
  sales_unit: 'st',
  order_multiple: 50,
  min_order_quantity: null,
  tier_group,
  staffels,
})

const range = { least: 50, most: 5000 }

/** Issued lines, priced as an issue prices them. */
function issued(
  parts: readonly (Partial<ChargedLine> & { group?: string | null; isAlone?: boolean })[],
): ChargedLine[] {
  const lines = parts.map(({ group = null, isAlone = false, ...part }, index) => ({
    ...{ id: `l${index}`, kind: 'item' as const, quantity: 500, discountPct: 0, taxRate: 21, total: 0 },
    ...{ unitPrice: 0, priceUnit: 100 as const, priceSource: 'tier' as const, propertyValues: [], optional: false },
    ...{ openQuantity: range, ...part, group, tiersTogether: !isAlone },
  }))
  const counts = tierCounts(
    lines.map((line) => ({ ...line, product: { tier_group: line.tiersTogether ? line.group : null } })),
  )
  return lines.map(({ group, tiersTogether, ...line }) => {
    const { quantity: countedQuantity, lines: countedLines } = counts.get(line.id) ?? { ...line, lines: 1 }
    const frozen = { ladder: ladder(group), countedQuantity, countedLines, tiersTogether }
    const unitPrice = line.priceSource === 'tier' ? priceFor(ladder(), countedQuantity).unitPrice : line.unitPrice
    const priced = { ...line, unitPrice, frozen }
    return { ...priced, total: lineTotal(priced) }
  })
}
const amounts = (lines: readonly ChargedLine[]) => lines.map(({ unitPrice, total }) => [unitPrice, total])

describe('quantities that a customer chose', () => {
  it('cost what the ladder of the day of issue says', () => {
    const lines = issued([{ quantity: 250 }])
    expect(amounts(lines)).toEqual([[6.95, 17.38]])
    expect(amounts(withQuantities(lines, new Map([['l0', 1000]])))).toEqual([[5.5, 55]])
    expect(withQuantities(lines, new Map([['l0', 1000]]))).toMatchObject([{ quantity: 1000, usedStaffelId: 2 }])
  })

  it('count together with their group, and change the price of its open lines alone', () => {
    const lines = issued([{ group: 'SPS' }, { group: ' sps' }, { group: 'SPS', openQuantity: null }, { group: 'X' }])
    expect(lines.map(({ frozen }) => frozen?.countedQuantity)).toEqual([1500, 1500, 1500, 500])
    const less = withQuantities(
      lines,
      new Map([
        ['l0', 50],
        ['l1', 400],
      ]),
    )
    expect(amounts(less)).toEqual([
      [6.95, 3.48],
      [6.95, 27.8],
      [5.5, 27.5],
      [6.95, 34.75],
    ])
  })

  it('count for themselves where the seller has lines counted so, and where an option was left out', () => {
    const apart = issued([
      { group: 'SPS', isAlone: true },
      { group: 'SPS', isAlone: true },
    ])
    expect(amounts(withQuantities(apart, new Map([['l0', 1000]])))).toEqual([
      [5.5, 55],
      [6.95, 34.75],
    ])
    const option = issued([{ group: 'SPS' }, { group: 'SPS', optional: true, selected: false }])
    expect(amounts(withQuantities(option, new Map([['l1', 900]])))).toEqual([
      [6.95, 34.75],
      [6.95, 62.55],
    ])
    expect(countedQuantity(option[1] ?? fail(), option, new Map([['l1', 900]]))).toBe(900)
  })

  it('count of what is taken alone: much of an option that stays behind makes nothing cheaper', () => {
    const lines = issued([
      { group: 'SPS', quantity: 100 },
      { group: 'SPS', quantity: 100, optional: true, selected: true },
    ])
    const chosen = new Map([['l1', 5000]])
    expect(amounts(withQuantities(lines, takenQuantities(lines, chosen, ['l1'])))[0]).toEqual([5.5, 5.5])
    expect(withQuantities(lines, takenQuantities(lines, chosen, []))).toMatchObject([
      { quantity: 100, unitPrice: 6.95 },
      { quantity: 100, unitPrice: 6.95 },
    ])
  })

  it.each([
    ['base', { priceSource: 'tier', usedStaffelId: 2 }],
    ['tier', { priceSource: 'tier', usedStaffelId: 2 }],
    ['list', { priceSource: 'list' }],
  ] as const)('take the price of their tier where it was one of the %s', (priceSource, from) => {
    const lines = issued([{ quantity: 250, priceSource, unitPrice: 6.95 }])
    const [line] = withQuantities(lines, new Map([['l0', 1000]]))
    expect(line).toMatchObject({ unitPrice: 5.5, total: 55, ...from })
    if (priceSource === 'list') expect(line).not.toHaveProperty('usedStaffelId')
  })

  it('take the base price where the product had no tiers', () => {
    const [line] = issued([{ quantity: 250, priceSource: 'base', unitPrice: 4 }])
    const frozen = line?.frozen && { ...line.frozen, ladder: { ...ladder(), base_unit_price: 4, staffels: [] } }
    const [more] = withQuantities(line ? [{ ...line, frozen }] : [], new Map([['l0', 1000]]))
    expect(more).toMatchObject({ unitPrice: 4, total: 40, priceSource: 'base', usedStaffelId: null })
  })

  it('keep a price by hand, a discount, and that of a line without a ladder', () => {
    const lines = issued([{ priceSource: 'manual', unitPrice: 3, discountPct: 10 }])
    expect(amounts(withQuantities(lines, new Map([['l0', 2000]])))).toEqual([[3, 54]])
    const free = lines.map((line) => ({ ...line, frozen: null, priceSource: 'request' as const }))
    expect(amounts(withQuantities(free, new Map([['l0', 1000]])))).toEqual([[3, 27]])
  })
})

const fail = (): never => {
  throw new Error('missing')
}
const rule = (part: Partial<ChargeRule>): ChargeRule => ({
  ...{ id: 1, kind: 'fixed', name: 'Toeslag', amountCents: 1000, percentage: null, thresholdCents: null },
  ...{ propertyType: null, propertyValue: null, measure: null, taxRate: 21 },
  ...part,
})
const charge = (id: string, unitPrice: number): ChargedLine => ({
  ...{ id, kind: 'surcharge', quantity: 1, unitPrice, priceUnit: 1, total: unitPrice, priceSource: 'base' },
  ...{ propertyValues: [], taxRate: 21, optional: false, selected: true },
})
const terms = (...rules: ChargeRule[]) => ({
  rules,
  newLine: ({ rule: { id }, unitPrice }: { rule: ChargeRule; unitPrice: number }) => charge(`sur:${id}`, unitPrice),
})

describe('what is reckoned again with other quantities', () => {
  it('is a percentage, a small order and the freight, by the rules of the day of issue', () => {
    const lines = [...issued([{ quantity: 500 }]), charge('sur:1', 0.7), charge('sur:2', 10), charge('sur:9', 5)]
    const rules = [
      rule({ id: 1, kind: 'percentage', percentage: 2 }),
      rule({ id: 2, kind: 'small_order', thresholdCents: 5000 }),
      rule({ id: 3, kind: 'freight', thresholdCents: 3000, amountCents: 1250 }),
    ]
    const more = reckoned(lines, new Map([['l0', 1000]]), terms(...rules))
    expect(more.map(({ id, total }) => [id, total])).toEqual([
      ['l0', 55],
      ['sur:1', 1.1],
      ['sur:9', 5],
    ])
    const less = reckoned(lines, new Map([['l0', 50]]), terms(...rules))
    expect(less.map(({ id, total }) => [id, total])).toEqual([
      ['l0', 3.48],
      ['sur:1', 0.07],
      ['sur:2', 10],
      ['sur:9', 5],
      ['sur:3', 12.5],
    ])
  })

  it('is nothing at the quantities that were offered', () => {
    const lines = [...issued([{ quantity: 500 }]), charge('sur:1', 99)]
    expect(reckoned(lines, new Map([['l0', 500]]), terms(rule({ kind: 'percentage', percentage: 2 })))).toBe(lines)
  })
})

const steps = fc.integer({ min: 1, max: 100 }).map((count) => count * 50)
const parts = fc.array(
  fc.record({
    quantity: steps,
    group: fc.constantFrom('SPS', 'M8', null),
    optional: fc.boolean(),
    selected: fc.boolean(),
    openQuantity: fc.constantFrom(range, null),
    isAlone: fc.constant(false),
  }),
  { minLength: 1, maxLength: 6 },
)

describe('for any lines', () => {
  it('prices an open line as an issue of these quantities would', () => {
    fc.assert(
      fc.property(parts, fc.array(steps, { minLength: 6, maxLength: 6 }), (before, wanted) => {
        const lines = issued(before)
        const chosen = new Map(
          lines.flatMap(({ id, openQuantity }, n) => (openQuantity ? [[id, wanted[n] ?? 50]] : [])),
        )
        const again = issued(before.map((part, n) => ({ ...part, quantity: chosen.get(`l${n}`) ?? part.quantity })))
        const priced = withQuantities(lines, chosen)
        lines.forEach(({ openQuantity, unitPrice }, n) =>
          expect(priced[n]?.unitPrice).toBe(openQuantity ? again[n]?.unitPrice : unitPrice),
        )
      }),
    )
  })

  it('changes nothing where nothing is chosen, and no unit price where only options are taken', () => {
    fc.assert(
      fc.property(parts, (before) => {
        const lines = issued(before)
        expect(amounts(withQuantities(lines, new Map()))).toEqual(amounts(lines))
      }),
    )
  })
})
