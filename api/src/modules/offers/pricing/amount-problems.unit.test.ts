import { amountProblems } from './amount-problems.ts'
import { sampleLine } from './testing/sample-lines.ts'

const most = 999_999_999_999.99
const named = (lines: Parameters<typeof amountProblems>[0], ids = lines.map(({ key }) => key)) =>
  Object.keys(
    amountProblems(
      lines,
      ids.map((id) => ({ id, description: 'Regel', quantity: 1 })),
    ),
  )
/** The tax that a total of the most has room for is none. */
const untaxed = { taxRate: 0, quantity: 1 }
const line = (part: Parameters<typeof sampleLine>[0]) => sampleLine({ ...untaxed, ...part })

describe('amounts that are too high', () => {
  it('begin above the highest that is exact', () => {
    expect(named([line({ unitPrice: most, total: most })])).toEqual([])
    expect(named([line({ unitPrice: most + 0.01, total: most + 0.01 })])).toEqual(['offer.items.0.quantity'])
  })

  it('and so do quantities', () => {
    expect(named([line({ quantity: 9_999_999.999, unitPrice: 0, total: 0 })])).toEqual([])
    expect(named([line({ quantity: 10_000_000, unitPrice: 0, total: 0 })])).toEqual(['offer.items.0.quantity'])
  })

  it('are named at the line that was sent, wherever it stood; a surcharge that nobody sent at all of them', () => {
    const [low, high] = [line({ key: 'low' }), line({ key: 'high', total: most + 1 })]
    expect(named([low, high], ['high', 'low'])).toEqual(['offer.items.0.quantity'])
    expect(named([low, high], ['low', 'high'])).toEqual(['offer.items.1.quantity'])
    expect(named([low, { ...high, key: 'sur:1' }], ['low'])).toEqual(['offer.items'])
  })

  it('are told apart: too many pieces, too much money in one line, too much in all', () => {
    const half = line({ unitPrice: 600_000_000_000, total: 600_000_000_000 })
    const saying = [
      amountProblems([line({ quantity: 10_000_000 })], []),
      amountProblems([line({ total: most + 1 })], []),
      amountProblems([half, { ...half, key: 'b', optional: true, selected: false }], []),
    ]
    expect(saying).toEqual([
      { 'offer.items': { key: 'offer.line.quantityTooHigh' } },
      { 'offer.items': { key: 'offer.line.amountTooHigh' } },
      { 'offer.items': { key: 'offer.totalTooHigh' } },
    ])
  })

  it('are those of the most that the customer may choose', () => {
    const open = (quantity: number) =>
      line({ unitPrice: 1_000_000, total: 1_000_000, openQuantity: { least: 1, most: quantity } })
    expect(named([open(999_999)])).toEqual([])
    expect(named([open(1_000_000)])).toEqual(['offer.items.0.quantity'])
    expect(named([open(600_000), { ...open(600_000), key: 'b' }])).toEqual(['offer.items'])
  })

  it('are counted with tax', () => {
    const amount = 900_000_000_000
    expect(named([line({ unitPrice: amount, total: amount })])).toEqual([])
    expect(named([line({ unitPrice: amount, total: amount, taxRate: 21 })])).toEqual(['offer.items'])
  })
})
