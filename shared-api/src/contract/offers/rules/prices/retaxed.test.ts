import { retaxed, type TaxedLine } from './retaxed.ts'

const rateOf = () => null
const usual: TaxedLine = { taxRate: 21, taxLabel: null }
const reversed: TaxedLine = { taxRate: 0, taxLabel: 'Btw verlegd' }
const taxOf = ({ taxRate, taxLabel }: TaxedLine) => taxLabel ?? taxRate

describe('lines for a customer who is taxed otherwise', () => {
  it('follow where they had the usual tax, and stay where somebody chose another', () => {
    const lines = [usual, { taxRate: 9 }, { taxRate: 0, taxLabel: 'Vrijgesteld' }, reversed]
    const change = { before: 'domestic', after: 'reverse_charge', rate: 21, rateOf } as const
    expect(retaxed(lines, change).map(taxOf)).toEqual(['Btw verlegd', 9, 'Vrijgesteld', 'Btw verlegd'])
  })

  it('take the rate of their product where Dutch rates come to apply', () => {
    const change = { before: 'reverse_charge', after: 'domestic', rate: 21 } as const
    expect(retaxed([reversed], { ...change, rateOf: () => 9 }).map(taxOf)).toEqual([9])
    expect(retaxed([reversed], { ...change, rateOf }).map(taxOf)).toEqual([21])
  })

  it('are the same ones where nothing changes, and words between them have no tax', () => {
    const words: TaxedLine = { taxRate: 21, kind: 'section' }
    const lines = [reversed, words]
    const after = retaxed(lines, { before: 'domestic', after: 'reverse_charge', rate: 21, rateOf })
    expect(after.map((line, index) => line === lines[index])).toEqual([true, true])
  })
})
