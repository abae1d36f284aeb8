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

const line = (...prices: number[]) => proposed({ productsfound: prices.map((totalprice) => ({ totalprice })) })
const proposed = (part: Partial<ProposedLine> = {}): ProposedLine => ({
  is_ignored: false,
  chosen_by: null,
  sold_in: null,
  is_certain: true,
  productsfound: [{ totalprice: 1 }],
  ...part,
})

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
    [{ is_certain: false }, 'match'],
    [{}, null],
    [{ is_certain: false, chosen_by: 'person' }, null],
    [{ is_certain: false, chosen_by: 'memory' }, null],
    [{ is_certain: false, is_ignored: true }, null],
    [{ is_certain: false, productsfound: [] }, null],
    [{ sold_in: 'stuks' }, 'unit'],
    [{ sold_in: 'stuks', chosen_by: 'person' }, 'unit'],
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
