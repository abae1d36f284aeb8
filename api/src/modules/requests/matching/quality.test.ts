import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalogueIndex } from './index/build-catalogue-index.ts'
import { matchLine } from './match-line.ts'
import { sampleCatalogue } from './testing/sample-catalogue.ts'
import { sampleLines, type SampleLine } from './testing/sample-lines.ts'

const catalogue = sampleCatalogue()
const index = buildCatalogueIndex(catalogue)
const skuOf = new Map(catalogue.map(({ id, sku }) => [id, sku]))

interface Quality {
  readonly top1: number
  readonly top3: number
  readonly certainIsRight: number
  readonly unfittingUnmatched: number
  readonly wrong: readonly string[]
}

function qualityOf(lines: readonly SampleLine[]): Quality {
  const judged = lines.map(({ text, quantity, skus }) => {
    const patterns = skus.map((sku) => new RegExp(`^${sku.replaceAll('*', '.*')}$`))
    const found = matchLine(index, { searchLine: text, quantity })
    const fits = found.map(({ productId }) => patterns.some((pattern) => pattern.test(skuOf.get(productId) ?? '')))
    return { text, found, fits, isFitting: skus.length > 0 }
  })
  const fitting = judged.filter(({ isFitting }) => isFitting)
  const unfitting = judged.filter(({ isFitting }) => !isFitting)
  const certain = judged.filter(({ found: [best] }) => (best?.totalscore ?? 0) >= 4)
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length
  return {
    top1: share(
      fitting.filter(({ fits: [first] }) => first),
      fitting,
    ),
    top3: share(
      fitting.filter(({ fits }) => fits.includes(true)),
      fitting,
    ),
    certainIsRight: share(
      certain.filter(({ fits: [first] }) => first),
      certain,
    ),
    unfittingUnmatched: share(
      unfitting.filter(({ found }) => found.every(({ totalscore }) => totalscore < 2)),
      unfitting,
    ),
    wrong: judged
      .filter(({ isFitting, fits, found }) => (isFitting ? !fits[0] : found.length > 0))
      .map(({ text }) => text),
  }
}

function ofMails(): SampleLine[] {
  const file = join(import.meta.dirname, '../../../sample-data/mails/expected.json')
  const mails = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { readonly lines: readonly SampleLine[] }>
  return Object.values(mails).flatMap(({ lines }) => lines)
}

test.each([
  { name: 'the lines of the sample mails', lines: ofMails(), count: 177 },
  {
    name: 'lines in other words: synonyms, English, typing errors, other notations, near misses, goods of other trades',
    lines: sampleLines('lines.json'),
    count: 627,
  },
])('$name are matched as a careful clerk would', ({ lines, count }) => {
  expect(lines).toHaveLength(count)
  const { top1, top3, certainIsRight, unfittingUnmatched, wrong } = qualityOf(lines)
  // A failure shows which lines went wrong.
  expect({ wrong, met: [top1 >= 0.92, top3 >= 0.97, certainIsRight >= 0.98, unfittingUnmatched >= 0.85] }).toEqual({
    wrong,
    met: [true, true, true, true],
  })
})
