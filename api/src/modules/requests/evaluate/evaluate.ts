import { join } from 'node:path'
import { buildCatalogueIndex } from '../matching/index/build-catalogue-index.ts'
import { matchLine } from '../matching/match-line.ts'
import { sampleCatalogue } from '../matching/testing/sample-catalogue.ts'
import { readMailInWorker } from '../reading/worker/read-mail-in-worker.ts'
import { evaluateMails, type Counts, type EvaluatedMail } from './evaluate-mails.ts'
import { expectedMails } from './expected-mails.ts'

/**
 * `npm run evaluate -w @staffel/api -- [folder] [--details]`: how well the mails of a folder are read and matched to
 * the sample catalogue, against its `expected.json`. Without a folder, the sample mails.
 */
const given = process.argv.slice(2)
const folder =
  given.find((argument) => !argument.startsWith('--')) ?? join(import.meta.dirname, '../../../sample-data/mails')
const catalogue = sampleCatalogue()
const index = buildCatalogueIndex(catalogue)
const skus = new Map(catalogue.map(({ id, sku }) => [id, sku]))
const mails = expectedMails(folder)
const started = performance.now()
const { counts, mails: evaluated } = await evaluateMails(mails, {
  read: readMailInWorker,
  match: (line) => matchLine(index, line),
  skuOf: (id) => skus.get(id) ?? '',
  ownAddresses: ['offerte@example.nl'],
})
const took = performance.now() - started
process.stdout.write(
  `${[...(given.includes('--details') ? evaluated.flatMap(details) : []), ...figures(counts), `${mails.length} mails in ${Math.round(took)} ms`].join('\n')}\n`,
)

function figures(of: Counts): string[] {
  const precision = of.paired / of.read
  const recall = of.paired / of.expected
  return [
    `line precision          ${share(of.paired, of.read)}`,
    `line recall             ${share(of.paired, of.expected)}`,
    `line F1                 ${((2 * precision * recall) / (precision + recall)).toFixed(3)}`,
    `top-1 accuracy          ${share(of.top1, of.fitting)}`,
    `top-3 accuracy          ${share(of.top3, of.fitting)}`,
    `precision at score >= 4 ${share(of.certainRight, of.certain)}`,
    `false match rate        ${share(of.unfittingWithAny, of.unfitting)}`,
    `  at score >= 2         ${share(of.unfittingWithTwo, of.unfitting)}`,
    `false lines             ${of.falseLines}`,
  ]
}

function share(part: number, whole: number): string {
  return whole === 0 ? '-' : `${(part / whole).toFixed(3)}  (${part} of ${whole})`
}

function details({ file, missed, extra, wrong }: EvaluatedMail): string[] {
  return [
    ...missed.map(({ quantity, text }) => `${file}: missed ${quantity} | ${text}`),
    ...extra.map(({ quantity, searchLine }) => `${file}: extra ${quantity} | ${searchLine}`),
    ...wrong.map(
      ({ line, expected, found }) =>
        `${file}: ${line.searchLine} -> ${found.join(', ') || 'nothing'}; expected ${expected.join(', ') || 'nothing'}`,
    ),
  ]
}
