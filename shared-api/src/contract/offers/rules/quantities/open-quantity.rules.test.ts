import fc from 'fast-check'
import {
  choiceBeside,
  nearestChoice,
  openQuantityProblem,
  quantityProblem,
  stepsWithin,
  usualRange,
} from './open-quantity.rules.ts'

const line = { quantity: 1000, openQuantity: { least: 250, most: 5000 } }
const product = {
  base_unit_price: null,
  order_multiple: 100,
  min_order_quantity: 300,
  staffels: [
    { minQuantity: 1, maxQuantity: 1999, unitPrice: 5 },
    { minQuantity: 2000, maxQuantity: null, unitPrice: 4 },
  ],
}

describe('a quantity that a customer wants', () => {
  it.each([
    [1000, null],
    [300, null],
    [5000, null],
    [249, 'below'],
    [0, 'below'],
    [5001, 'above'],
    [1250, 'step'],
  ])('%p: %p', (quantity, problem) => expect(quantityProblem(line, 100, quantity)).toBe(problem))

  it('is what is offered and nothing else where the line is not open', () => {
    expect(quantityProblem({ quantity: 1000 }, 1, 1000)).toBeNull()
    expect(quantityProblem({ quantity: 1000, openQuantity: null }, 1, 999)).toBe('closed')
  })

  it('may stay what is offered, off the step too', () => {
    expect(quantityProblem({ ...line, quantity: 1030 }, 100, 1030)).toBeNull()
  })

  it.each([
    [1250, 1300],
    [1, 300],
    [9999, 5000],
    [700, 700],
  ])('near to %p is %p', (typed, near) => expect(nearestChoice(line, 100, typed)).toBe(near))

  it.each([
    [1000, 1, 1100],
    [1000, -1, 900],
    [1030, 1, 1100],
    [1030, -1, 1000],
    [5000, 1, 5000],
    [300, -1, 300],
  ] as const)('beside %p, %p on, is %p', (quantity, by, beside) =>
    expect(choiceBeside(line, 100, quantity, by)).toBe(beside),
  )

  it('is a whole number of packages of any size after a step', () => {
    const tiles = { quantity: 2.88, openQuantity: { least: 1.44, most: 144 } }
    expect(choiceBeside(tiles, 1.44, 2.88, 1)).toBe(4.32)
    expect(choiceBeside(tiles, 1.44, 4.32, -1)).toBe(2.88)
  })

  it('is always one that can be had after it was brought near', () => {
    const amount = fc.integer({ min: 1, max: 9_000_000 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(amount, amount, amount, fc.constantFrom(0.5, 1, 1.44, 100), (least, most, typed, step) => {
        const open = { quantity: least, openQuantity: { least, most: least + most } }
        expect(quantityProblem(open, step, nearestChoice(open, step, typed))).toBeNull()
      }),
    )
  })
})

describe('a range', () => {
  it.each([
    ['nothing', { least: 0, most: 10 }, { field: 'least', code: 'OPEN_LEAST_ZERO' }],
    ['upside down', { least: 20, most: 10 }, { field: 'most', code: 'OPEN_MOST_BELOW_LEAST' }],
    ['above what is offered', { least: 1100, most: 2000 }, { field: 'least', code: 'OPEN_LEAST_ABOVE_QUANTITY' }],
    ['below what is offered', { least: 100, most: 900 }, { field: 'most', code: 'OPEN_MOST_BELOW_QUANTITY' }],
    ['with one choice', { least: 950, most: 1050 }, { field: 'most', code: 'OPEN_NO_CHOICE' }],
    ['right', { least: 250, most: 5000 }, null],
  ])('%s', (_, openQuantity, problem) =>
    expect(openQuantityProblem({ quantity: 1000, openQuantity }, product)).toEqual(problem),
  )

  it('is none for a price on request until somebody sets a price, and none is needed', () => {
    const onRequest = { ...product, staffels: [{ minQuantity: 1, maxQuantity: null, unitPrice: null }] }
    expect(openQuantityProblem(line, onRequest)).toEqual({ field: 'least', code: 'OPEN_PRICE_ON_REQUEST' })
    expect(openQuantityProblem({ ...line, priceSource: 'request' }, onRequest)).not.toBeNull()
    expect(openQuantityProblem({ ...line, priceSource: 'manual' }, onRequest)).toBeNull()
    expect(openQuantityProblem({ quantity: 5 }, onRequest)).toBeNull()
    expect(openQuantityProblem(line, { ...onRequest, base_unit_price: 3 })).toBeNull()
    expect(openQuantityProblem(line, null)).toBeNull()
  })

  it('begins at what is sold at least and reaches the last tier, or twice what is offered', () => {
    expect(usualRange(500, product)).toEqual({ least: 300, most: 2000 })
    expect(usualRange(1550, product)).toEqual({ least: 300, most: 3100 })
    expect(usualRange(40, null)).toEqual({ least: 1, most: 80 })
    expect(openQuantityProblem({ quantity: 1, openQuantity: usualRange(1, null) }, null)).toBeNull()
  })

  it('has the steps that lie within it', () => {
    expect(stepsWithin({ least: 250, most: 580 }, 100)).toEqual({ first: 300, last: 500 })
    expect(stepsWithin({ least: 0, most: 5 }, 1.44)).toEqual({ first: 1.44, last: 4.32 })
    expect(stepsWithin({ least: 250, most: 280 }, 100)).toBeNull()
  })
})
