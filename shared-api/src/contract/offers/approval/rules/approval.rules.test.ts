import fc from 'fast-check'
import type { ChargeRule, FrozenPricing } from '../../items/schemas.ts'
import { lineTotal } from '../../rules/lineTotal.ts'
import type { DocumentDiscount } from '../../rules/offerTotals.ts'
import { surchargeKey, type Charge } from '../../rules/quantities/surcharge.rules.ts'
import { approvalReasons, effectiveDiscount, type ApprovalLimits, type JudgedLine } from './approval.rules.ts'

const staffels = [
  { staffelId: 1, variantCode: null, minQuantity: 1, maxQuantity: 99, unitPrice: 10 },
  { staffelId: 2, variantCode: null, minQuantity: 100, maxQuantity: null, unitPrice: 8 },
]
const frozen = (countedQuantity: number, tier_group: string | null = null): FrozenPricing => ({
  ladder: {
    ...{ base_unit_price: null, price_unit: 1, sales_unit: 'st', order_multiple: null, min_order_quantity: null },
    ...{ tier_group, staffels },
  },
  ...{ countedQuantity, countedLines: 1, tiersTogether: true },
})

function line(part: Partial<JudgedLine> = {}): JudgedLine {
  const { quantity = 10 } = part
  const unitPrice = part.unitPrice ?? 10
  const whole = {
    ...{ id: 'a', kind: 'item' as const, quantity, unitPrice, priceUnit: 1 as const, discountPct: 0, taxRate: 21 },
    ...{ priceSource: 'tier' as const, listPrice: unitPrice, propertyValues: [], optional: false, selected: false },
    ...part,
  }
  return { ...whole, total: lineTotal(whole) }
}
const none: ApprovalLimits = { discount: null, floor: null, amount: null }
const judge = (
  lines: readonly JudgedLine[],
  limits: Partial<ApprovalLimits>,
  { discount = null, rules }: { discount?: DocumentDiscount | null; rules?: readonly ChargeRule[] } = {},
) => {
  const newLine = ({ rule, ...charge }: Charge) =>
    line({ id: surchargeKey(rule.id), kind: 'surcharge', listPrice: null, ...charge })
  return approvalReasons({ lines, discount, terms: rules ? { rules, newLine } : null }, { ...none, ...limits })
}
const cost = (price: number) => ({ price, priceUnit: 1 as const })

describe('the effective discount', () => {
  test.each([
    ['nothing at list prices', [line()], null, 0],
    ['that of a line', [line({ discountPct: 12.5 })], null, 12.5],
    ['that of the document', [line()], { percent: 7 }, 7],
    ['an amount', [line(), line()], { amount: 30 }, 15],
    ['a price by hand', [line({ unitPrice: 9, listPrice: 10, priceSource: 'manual' })], null, 10],
    ['all three', [line({ unitPrice: 9, listPrice: 10, discountPct: 10 })], { percent: 10 }, 27.1],
    ['less where another line is dearer than its list price', [line({ unitPrice: 12, listPrice: 10 })], null, -20],
    ['nothing of free text, which has no list price', [line({ listPrice: null })], null, 0],
    ['the reduction of free text', [line({ listPrice: null, discountPct: 20 })], null, 20],
    ['nothing by rounding alone', [line({ quantity: 1, unitPrice: 14, priceUnit: 1000 })], null, 0],
    ['none without an amount', [line({ quantity: 0 })], null, null],
    ['without what is not taken', [line(), line({ optional: true, discountPct: 50 })], null, 0],
    ['without words', [line(), line({ kind: 'text', discountPct: 50 })], null, 0],
  ] as const)('is %s', (_what, lines, discount, expected) => {
    expect(effectiveDiscount(lines, discount)).toBe(expected)
  })
})

describe('a second person is asked', () => {
  it('about nothing that nobody asks for', () => {
    expect(judge([line({ discountPct: 100, cost: cost(99) })], {})).toEqual([])
  })

  it('beyond a limit, not at it', () => {
    expect(judge([line({ discountPct: 10 })], { discount: 10 })).toEqual([])
    expect(judge([line({ discountPct: 10.01 })], { discount: 10 })).toEqual([
      { code: 'discount', value: 10.01, limit: 10, by_choice: false },
    ])
    expect(judge([line()], { amount: 100 })).toEqual([])
    expect(judge([line()], { amount: 99.99 })).toEqual([{ code: 'amount', value: 100, limit: 99.99, by_choice: false }])
    expect(judge([line({ cost: cost(8) })], { floor: 20 })).toEqual([])
    expect(judge([line({ cost: cost(8.1) })], { floor: 20 })).toEqual([
      { code: 'margin', value: 19, limit: 20, by_choice: false },
    ])
  })

  it('by every limit that is passed, about what is left after the discount and before taxes', () => {
    const reasons = judge(
      [line({ cost: cost(8) })],
      { discount: 5, floor: 20, amount: 89 },
      { discount: { percent: 10 } },
    )
    expect(reasons.map(({ code, value }) => [code, value])).toEqual([
      ['discount', 10],
      ['margin', 11.1],
      ['amount', 90],
    ])
  })

  it('about what is given away and costs something', () => {
    const free = line({ discountPct: 100, cost: cost(1) })
    expect(judge([free], { floor: 10 })).toEqual([{ code: 'margin', value: null, limit: 10, by_choice: false }])
  })
})

describe('what the customer may choose', () => {
  const open = (part: Partial<JudgedLine> = {}) =>
    line({ frozen: frozen(part.quantity ?? 10), openQuantity: { least: 5, most: 200 }, ...part })

  it('is judged at the most, by the ladder', () => {
    expect(judge([open()], { amount: 1599 })).toEqual([{ code: 'amount', value: 1600, limit: 1599, by_choice: true }])
    expect(judge([open()], { amount: 1600 })).toEqual([])
    expect(judge([open({ cost: cost(7) })], { floor: 15 })).toEqual([
      { code: 'margin', value: 12.5, limit: 15, by_choice: true },
    ])
  })

  it('is judged at the least, where a price by hand is further below the ladder', () => {
    const byHand = { unitPrice: 8, listPrice: 8, priceSource: 'manual' as const }
    expect(judge([open({ quantity: 100, ...byHand })], { discount: 10 })).toEqual([
      { code: 'discount', value: 20, limit: 10, by_choice: true },
    ])
    expect(
      judge([open({ quantity: 100, ...byHand, openQuantity: { least: 100, most: 200 } })], { discount: 10 }),
    ).toEqual([])
  })

  it('is judged on the steps in which it is sold', () => {
    const frozenBy = (order_multiple: number) => {
      const { ladder, ...counted } = frozen(10)
      return { ...counted, ladder: ladder && { ...ladder, order_multiple } }
    }
    expect(judge([open({ frozen: frozenBy(150) })], { amount: 1200 })).toEqual([])
  })

  it('is the worst of several lines, each at its own end', () => {
    const cheap = open({ id: 'a', discountPct: 30, openQuantity: { least: 1, most: 50 }, quantity: 1 })
    const full = open({ id: 'b', quantity: 50, openQuantity: { least: 1, most: 50 } })
    // Thirty percent off 500 of the 510.
    expect(judge([cheap, full], { discount: 20 })).toEqual([
      { code: 'discount', value: 29.41, limit: 20, by_choice: true },
    ])
  })

  it('holds the options as well, which are taken or left', () => {
    const option = line({ id: 'o', optional: true, selected: false, discountPct: 40 })
    expect(judge([line(), option], { discount: 10 })).toEqual([
      { code: 'discount', value: 20, limit: 10, by_choice: true },
    ])
    expect(judge([line(), { ...option, discountPct: 0 }], { amount: 150 })).toEqual([
      { code: 'amount', value: 200, limit: 150, by_choice: true },
    ])
    const left = line({ id: 'o', optional: true, selected: true })
    expect(judge([line(), left], { discount: 10 }, { discount: { amount: 15 } })).toEqual([
      { code: 'discount', value: 15, limit: 10, by_choice: true },
    ])
  })

  it('counts surcharges as they are then', () => {
    const rule: ChargeRule = {
      ...{ id: 1, kind: 'percentage', name: 'Energie', amountCents: 0, percentage: 10, thresholdCents: null },
      ...{ propertyType: null, propertyValue: null, measure: null, taxRate: 21 },
    }
    const charge = line({ id: surchargeKey(1), kind: 'surcharge', quantity: 1, unitPrice: 10, listPrice: null })
    expect(judge([open(), charge], { amount: 1700 }, { rules: [rule] })).toMatchObject([{ value: 1760 }])
  })

  it('needs nobody only where nothing that can be chosen does', () => {
    const ends = fc.record({ least: fc.integer({ min: 1, max: 50 }), most: fc.integer({ min: 51, max: 400 }) })
    const lines = fc.array(fc.record({ range: ends, discountPct: fc.integer({ min: 0, max: 40 }) }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        (drawn, limit, most) => {
          const offer = drawn.map(({ range, discountPct }, index) =>
            open({ id: `l${index}`, discountPct, quantity: 50, frozen: frozen(50), openQuantity: range }),
          )
          const chosen = drawn.map(({ range, discountPct }, index) => {
            const quantity = most[index] ? range.most : range.least
            const unitPrice = quantity >= 100 ? 8 : 10
            return line({ id: `l${index}`, discountPct, quantity, unitPrice, listPrice: unitPrice })
          })
          const asked = judge(offer, { discount: limit }).length > 0
          expect(asked || (effectiveDiscount(chosen, null) ?? 0) <= limit).toBe(true)
        },
      ),
    )
  })
})
