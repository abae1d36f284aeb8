import fc from 'fast-check'
import { buildCatalogueIndex } from './index/build-catalogue-index.ts'
import { matchLine } from './match-line.ts'
import { sampleCatalogue } from './testing/sample-catalogue.ts'
import { sampleLines } from './testing/sample-lines.ts'

describe('over the whole sample catalogue', () => {
  const catalogue = sampleCatalogue()
  const index = buildCatalogueIndex(catalogue)
  const lines = sampleLines('lines.json')
  const line = fc.constantFrom(...lines.map(({ text, quantity }) => ({ searchLine: text, quantity })))

  test('every product is found by its own name and by its own SKU', () => {
    const some = catalogue.filter((_, place) => place % 13 === 0)
    expect(
      some
        .filter(({ id, name }) => matchLine(index, { searchLine: name })[0]?.productId !== id)
        .map(({ name }) => name),
    ).toEqual([])
    expect(
      some.filter(({ id, sku }) => matchLine(index, { searchLine: sku })[0]?.productId !== id).map(({ sku }) => sku),
    ).toEqual([])
  })

  test('the order of the catalogue, upper case, spaces and a courtesy change nothing', () => {
    const turned = buildCatalogueIndex(catalogue.toReversed())
    fc.assert(
      fc.property(line, (asked) => {
        const answer = matchLine(index, asked)
        expect(matchLine(turned, asked)).toEqual(answer)
        expect(matchLine(index, asked)).toEqual(answer)
        expect(
          matchLine(index, { ...asked, searchLine: `  ${asked.searchLine.replaceAll(' ', '  ')} svp ` }).map(
            ({ productId }) => productId,
          ),
        ).toEqual(answer.map(({ productId }) => productId))
      }),
      { numRuns: 60 },
    )
  })

  test('what is returned is ordered, at most three, and scored within bounds, whatever is asked', () => {
    const text = fc.oneof(
      line,
      fc
        .array(fc.constantFrom(...lines.flatMap(({ text: words }) => words.split(' '))), { maxLength: 12 })
        .map((words) => ({ searchLine: words.join(' ') })),
      fc.string({ maxLength: 120 }).map((searchLine) => ({ searchLine })),
    )
    fc.assert(
      fc.property(text, (asked) => {
        const scores = matchLine(index, asked).map(({ totalscore }) => totalscore)
        expect(scores.length).toBeLessThanOrEqual(3)
        expect(scores.toSorted((a, b) => b - a)).toEqual(scores)
        expect(scores.every((score) => score >= 1 && score <= 6)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})
