import { offerTotals } from '../offerTotals.ts'
import { isRemovedSurcharge, selectLines, unknownChoices } from './selection.rules.ts'

const lines = [
  { id: 'a', quantity: 1, unitPrice: 10, priceUnit: 1 as const },
  { id: 'b', quantity: 1, unitPrice: 20, priceUnit: 1 as const, optional: true, selected: true },
  { id: 'c', quantity: 1, unitPrice: 30, priceUnit: 1 as const, optional: true },
]

describe('choosing optional lines', () => {
  it.each([
    [[], 12.1],
    [['b'], 36.3],
    [['c'], 48.4],
    [['b', 'c'], 72.6],
    [['a'], 12.1],
  ])('%j makes the total %p', (chosen, total) => {
    expect(offerTotals(selectLines(lines, chosen)).total).toBe(total)
  })

  it('selects nothing that is no option', () => {
    expect(selectLines(lines, ['a', 'c']).map(({ selected }) => selected)).toEqual([false, false, true])
  })

  it('tells what is no choice', () => {
    expect(unknownChoices(lines, ['a', 'b', 'x'])).toEqual(['a', 'x'])
  })
})

test.each([
  ['surcharge', true, 0, true],
  ['surcharge', true, 1, false],
  ['surcharge', false, 0, false],
  ['item', true, 0, false],
])(
  'a %s, changed by somebody: %p, of quantity %p is a surcharge that was taken off: %p',
  (kind, overridden, quantity, removed) => {
    expect(isRemovedSurcharge({ kind, overridden, quantity })).toBe(removed)
  },
)
