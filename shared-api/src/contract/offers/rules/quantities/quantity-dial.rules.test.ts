import { isAtEnd, isOnDial, quantityDial, settled, shownRange, turned } from './quantity-dial.rules.ts'

const ladder = { order_multiple: 100, sales_unit: 'st' }
const line = { quantity: 1030, openQuantity: { least: 250, most: 5040 }, frozen: { ladder } }
const dial = { first: 300, last: 5000, step: 100, unit: 'st' }

describe('the dial of a line', () => {
  it('moves over whole packages within the range', () => expect(quantityDial(line)).toEqual(dial))

  it('is not there where nothing is to be chosen', () => {
    expect(quantityDial({ ...line, openQuantity: null })).toBeNull()
    expect(quantityDial({ ...line, openQuantity: { least: 310, most: 390 } })).toBeNull()
  })

  it('counts by one, in no unit, of what is no product', () => {
    expect(quantityDial({ quantity: 2, openQuantity: { least: 1, most: 9 } })).toEqual({
      ...{ first: 1, last: 9, step: 1, unit: '' },
    })
  })

  it('is shown as far as it goes, of a draft by what the product is sold in now', () => {
    expect(shownRange(line)).toEqual({ least: 300, most: 5000 })
    const product = { order_multiple: 250 }
    expect(shownRange({ openQuantity: line.openQuantity, product })).toEqual({ least: 250, most: 5000 })
    expect(shownRange({ ...line, product })).toEqual({ least: 300, most: 5000 })
    expect(shownRange({ openQuantity: { least: 1.5, most: 9.5 }, frozen: { ladder: null } })).toEqual({
      ...{ least: 2, most: 9 },
    })
    expect(shownRange({ ...line, openQuantity: { least: 310, most: 390 } })).toEqual({ least: 310, most: 390 })
    expect(shownRange({ ...line, openQuantity: null })).toBeNull()
  })

  it('says of what is no product that it goes by whole numbers', () => {
    const free = { quantity: 2, openQuantity: { least: 1, most: 9 }, frozen: { ladder: null } }
    expect(settled(free, 2.5, 2)).toEqual({ quantity: 3, problem: 'whole' })
  })

  it.each([
    [1030, true],
    [1100, true],
    [1050, false],
    [200, false],
  ])('%p is on it: %p', (quantity, is) => expect(isOnDial(line, quantity)).toBe(is))

  it.each([
    [300, -1, true],
    [300, 1, false],
    [5000, 1, true],
    [5000, -1, false],
  ] as const)('at %p, %p on, it ends: %p', (quantity, by, ends) => expect(isAtEnd(dial, quantity, by)).toBe(ends))

  it('turns by a package, and no further than it goes', () => {
    expect(turned(line, 1030, 1)).toBe(1100)
    expect(turned(line, 300, -1)).toBe(300)
  })

  it.each([
    [1150, 1200, 'step'],
    [9999, 5000, 'above'],
    [0, 300, 'below'],
    [1030, 1030, null],
    [null, 700, null],
  ])('%p becomes %p and %p is said', (typed, quantity, problem) =>
    expect(settled(line, typed, 700)).toEqual({ quantity, problem }),
  )
})
