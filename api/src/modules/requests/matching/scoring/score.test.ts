import fc from 'fast-check'
import { scoreOf, type Findings } from './score.ts'

const plain: Findings = {
  wordShare: 1,
  head: 'matched',
  dimensionHits: 0,
  dimensionsAgree: false,
  dimensionConflict: false,
  qualitiesAgree: false,
  qualityConflict: false,
  colourUnsaid: false,
  codeNamed: false,
}

describe('word score', () => {
  test.each([
    [0, 0],
    [0.249, 0],
    [0.25, 1],
    [0.499, 1],
    [0.5, 2],
    [0.799, 2],
    [0.8, 3],
    [1, 3],
    // A sum of credits that should be .8 but for its last bit.
    [0.1 + 0.7, 3],
  ])('a share of %p gives %p', (wordShare, wordscore) => {
    expect(scoreOf({ ...plain, wordShare })).toMatchObject({ wordscore, totalscore: wordscore })
  })

  test.each(['unmatched', 'uncertain'] as const)('goods whose name is %s have at most 1', (head) => {
    expect(scoreOf({ ...plain, head }).wordscore).toBe(1)
    expect(scoreOf({ ...plain, head, wordShare: 0.1 }).wordscore).toBe(0)
  })
})

describe('total score', () => {
  test.each<[Partial<Findings>, number]>([
    [{}, 3],
    [{ dimensionsAgree: true }, 5],
    [{ qualitiesAgree: true }, 4],
    [{ dimensionsAgree: true, qualitiesAgree: true }, 6],
    [{ wordShare: 0.5, dimensionsAgree: true, qualitiesAgree: true }, 5],
    [{ wordShare: 0.3, dimensionsAgree: true }, 3],
  ])('%j adds up to %p', (findings, total) => {
    expect(scoreOf({ ...plain, ...findings }).totalscore).toBe(total)
  })

  test.each<[string, Partial<Findings>, number]>([
    ['a dimension that conflicts', { dimensionConflict: true, qualitiesAgree: true }, 1],
    ['a grade, material or finish that conflicts', { qualityConflict: true, dimensionsAgree: true }, 2],
    ['no words in common', { wordShare: 0.2, dimensionsAgree: true, qualitiesAgree: true }, 1],
    ['goods of another name', { head: 'unmatched', dimensionsAgree: true, qualitiesAgree: true }, 1],
    ['an unknown compound of the same goods', { head: 'uncertain', dimensionsAgree: true, qualitiesAgree: true }, 1],
    ['a colour of which the product says nothing', { colourUnsaid: true, dimensionsAgree: true }, 3],
    ['not the usual one of its kind', { head: 'unusual', dimensionsAgree: true, qualitiesAgree: true }, 3],
  ])('%s caps it', (_, findings, most) => {
    expect(scoreOf({ ...plain, ...findings }).totalscore).toBe(most)
  })

  test('a named code gives at least 5, without any word in common', () => {
    expect(scoreOf({ ...plain, codeNamed: true, wordShare: 0, head: 'unmatched' }).totalscore).toBe(5)
    expect(scoreOf({ ...plain, codeNamed: true, dimensionsAgree: true, qualitiesAgree: true }).totalscore).toBe(6)
  })

  test('but the caps of what the line says stay', () => {
    expect(scoreOf({ ...plain, codeNamed: true, dimensionConflict: true }).totalscore).toBe(1)
    expect(scoreOf({ ...plain, codeNamed: true, qualityConflict: true }).totalscore).toBe(2)
  })

  const findings = fc.record<Findings>({
    wordShare: fc.double({ min: 0, max: 1, noNaN: true }),
    head: fc.constantFrom('matched', 'unusual', 'unmatched', 'uncertain'),
    dimensionHits: fc.nat(4),
    dimensionsAgree: fc.boolean(),
    dimensionConflict: fc.boolean(),
    qualitiesAgree: fc.boolean(),
    qualityConflict: fc.boolean(),
    colourUnsaid: fc.boolean(),
    codeNamed: fc.boolean(),
  })

  test('is a whole number from 0 to 6; a conflict never helps and a share never harms', () => {
    fc.assert(
      fc.property(findings, fc.double({ min: 0, max: 1, noNaN: true }), (one, share) => {
        const { totalscore } = scoreOf(one)
        expect(Number.isInteger(totalscore) && totalscore >= 0 && totalscore <= 6).toBe(true)
        expect(scoreOf({ ...one, dimensionConflict: true }).totalscore).toBeLessThanOrEqual(Math.min(1, totalscore))
        expect(scoreOf({ ...one, qualityConflict: true }).totalscore).toBeLessThanOrEqual(Math.min(2, totalscore))
        expect(scoreOf({ ...one, wordShare: Math.max(share, one.wordShare) }).totalscore).toBeGreaterThanOrEqual(
          totalscore,
        )
      }),
    )
  })
})
