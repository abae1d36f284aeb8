import fc from 'fast-check'
import { estimatedValue, matchedLines, matchStatus, matchStrength } from './request-match.rules.ts'

const line = (...prices: number[]) => ({ productsfound: prices.map((totalprice) => ({ totalprice })) })

describe('a request', () => {
  it.each([
    [[line(1), line(2, 3)], 'full'], [[line(1), line()], 'partial'], [[line(), line()], 'none'], [[], 'none'],
  ])('with %j is matched: %s', (lines, status) => {
    expect(matchStatus(lines)).toBe(status)
  })

  it('is worth the sum of everything found, to the cent', () => {
    expect(estimatedValue([line(0.1, 0.2), line(), line(1.005)])).toBe(1.31)
  })

  it('counts as matched what it counts', () => {
    fc.assert(fc.property(fc.array(fc.array(fc.nat(1000), { maxLength: 3 })), (prices) => {
      const lines = prices.map((found) => line(...found))
      expect(matchStatus(lines) === 'full').toBe(lines.length > 0 && matchedLines(lines) === lines.length)
      expect(matchStatus(lines) === 'none').toBe(matchedLines(lines) === 0)
    }))
  })

  it.each([[-1, 0], [0, 0], [0.9, 0], [1, 1], [2, 2], [3.5, 3], [4, 4], [11, 4]])('with a score of %p has strength %p', (score, strength) => {
    expect(matchStrength(score)).toBe(strength)
  })
})
