import fc from 'fast-check'
import { orderAdvice } from './orderAdvice.ts'

const terms = (order_multiple: number | null, min_order_quantity: number | null = null) => ({
  order_multiple,
  min_order_quantity,
})

describe('the advice beside a quantity', () => {
  it.each([
    ['between two multiples', terms(100), 1250, { kind: 'multiple', of: 100, up: 1300, down: 1200 }],
    ['below the first multiple', terms(100), 40, { kind: 'multiple', of: 100, up: 100, down: null }],
    ['of tiles in square metres', terms(1.44), 10, { kind: 'multiple', of: 1.44, up: 10.08, down: 8.64 }],
    ['below the minimum', terms(null, 10), 4, { kind: 'minimum', of: 10, up: 10, down: null }],
    ['below a minimum that fills no package', terms(100, 250), 120, { kind: 'minimum', of: 250, up: 300, down: null }],
    [
      'whose lower multiple is below the minimum',
      terms(100, 300),
      350,
      { kind: 'multiple', of: 100, up: 400, down: 300 },
    ],
    ['just above a minimum', terms(100, 250), 260, { kind: 'multiple', of: 100, up: 300, down: null }],
  ])('%s', (_, of, quantity, advice) => expect(orderAdvice(of, quantity)).toEqual(advice))

  it.each([
    ['a multiple', terms(100), 1200],
    ['a multiple with decimals', terms(1.44), 8.64],
    ['anything without terms', terms(null), 7],
    ['the minimum itself', terms(null, 10), 10],
    ['nothing', terms(100, 10), 0],
  ])('is none for %s', (_, of, quantity) => expect(orderAdvice(of, quantity)).toBeNull())

  it('is followed with nothing left to advise', () => {
    const thousandths = fc.integer({ min: 1, max: 999_999 }).map((amount) => amount / 1000)
    fc.assert(
      fc.property(thousandths, fc.option(thousandths), thousandths, (multiple, least, quantity) => {
        const advice = orderAdvice(terms(multiple, least), quantity)
        if (!advice) return
        expect(orderAdvice(terms(multiple, least), advice.up)).toBeNull()
        if (advice.down !== null) expect(orderAdvice(terms(multiple, least), advice.down)).toBeNull()
        expect(advice.up).toBeGreaterThan(quantity)
      }),
    )
  })
})
