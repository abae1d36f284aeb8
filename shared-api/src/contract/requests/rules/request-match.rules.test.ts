import fc from 'fast-check'
import {
  estimatedValue,
  linesToConfirm,
  matchedLines,
  matchStatus,
  matchStrength,
  toConfirm,
  type ProposedLine,
} from './request-match.rules.ts'

const line = (...prices: number[]) =>
  proposed({ productsfound: prices.map((totalprice) => ({ totalprice, totalscore: 5 })) })
const proposed = (part: Partial<ProposedLine> = {}): ProposedLine => ({
  is_ignored: false,
  chosen_by: null,
  sold_in: null,
  productsfound: [{ totalprice: 1, totalscore: 5 }],
  ...part,
})
const scored = (totalscore: number) => [{ totalprice: 1, totalscore }]

describe('a request', () => {
  it.each([
    [[line(1), line(2, 3)], 'full'],
    [[line(1), line()], 'partial'],
    [[line(), line()], 'none'],
    [[], 'none'],
  ])('with %j is matched: %s', (lines, status) => {
    expect(matchStatus(lines)).toBe(status)
  })

  it('is worth what stands first on every line that is not left out, once, to the cent', () => {
    expect(estimatedValue([line(0.1, 0.2), line(), line(1.005), { ...line(500), is_ignored: true }])).toBe(1.11)
  })

  it.each([
    [{ productsfound: scored(2) }, 'match'],
    [{ productsfound: scored(3) }, null],
    [{ productsfound: scored(1), chosen_by: 'person' }, null],
    [{ productsfound: scored(1), chosen_by: 'memory' }, null],
    [{ productsfound: scored(1), is_ignored: true }, null],
    [{ productsfound: [] }, null],
    [{ productsfound: scored(6), sold_in: 'stuks' }, 'unit'],
    [{ productsfound: scored(6), sold_in: 'stuks', chosen_by: 'person' }, 'unit'],
  ] satisfies [Partial<ProposedLine>, unknown][])('of which a line is %j asks: %p', (part, question) => {
    expect(toConfirm(proposed(part))).toBe(question)
    expect(linesToConfirm([proposed(), proposed(part)])).toBe(question === null ? 0 : 1)
  })

  it('counts as matched what it counts', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(1000), { maxLength: 3 })), (prices) => {
        const lines = prices.map((found) => line(...found))
        expect(matchStatus(lines) === 'full').toBe(lines.length > 0 && matchedLines(lines) === lines.length)
        expect(matchStatus(lines) === 'none').toBe(matchedLines(lines) === 0)
      }),
    )
  })

  it.each([
    [-1, 0],
    [0, 0],
    [0.9, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [3.5, 3],
    [4, 4],
    [11, 4],
  ])('with a score of %p has strength %p', (score, strength) => {
    expect(matchStrength(score)).toBe(strength)
  })
})
