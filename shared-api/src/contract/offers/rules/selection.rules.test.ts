import { offerTotals } from './offerTotals.ts'
import { selectLines, unknownChoices } from './selection.rules.ts'

const lines = [
  { id: 'a', quantity: 1, unitPrice: 10 },
  { id: 'b', quantity: 1, unitPrice: 20, optional: true, selected: true },
  { id: 'c', quantity: 1, unitPrice: 30, optional: true },
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

  it('tells what is no choice', () => {
    expect(unknownChoices(lines, ['a', 'b', 'x'])).toEqual(['a', 'x'])
  })
})
