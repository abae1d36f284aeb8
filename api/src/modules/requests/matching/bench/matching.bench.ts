/**
 * How long the lines of a mail take over catalogues of different sizes, and what it takes to have the index of one.
 * `npm run bench -- matching`, or `node src/modules/requests/matching/bench/matching.bench.ts` in this package.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildCatalogueIndex } from '../index/build-catalogue-index.ts'
import { indexThread } from '../index/index-thread.ts'
import { matchLine } from '../match-line.ts'
import type { MatchableProduct } from '../matching.types.ts'
import { grownCatalogue } from '../testing/sample-catalogue.ts'
import { sampleLines } from '../testing/sample-lines.ts'

const rounds = 15
const portion = 500
/** A mail of twenty lines, taken evenly from the lines that the tests are about. */
const all = sampleLines('lines.json')
const mail = Array.from({ length: 20 }, (_, place) => all[Math.floor((place * all.length) / 20)]).flatMap((line) =>
  line ? [{ searchLine: line.text, quantity: line.quantity }] : [],
)

console.log(`A mail of ${mail.length} lines: medians of ${rounds} rounds.`)
for (const { size, most } of [
  { size: 2449, most: null },
  { size: 10_000, most: 300 },
  { size: 100_000, most: 1000 },
]) {
  const products = grownCatalogue(size)
  const [built, index] = timed(() => buildCatalogueIndex(products))
  const times = Array.from({ length: rounds }, () => timed(() => mail.forEach((line) => matchLine(index, line)))[0])
  const middle = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? NaN
  const verdict = most === null ? '' : `, goal ≤ ${most} ms: ${middle <= most ? 'met' : 'missed'}`
  console.log(
    `${size} products: matching ${ms(middle)} (slowest ${ms(times.at(-1) ?? NaN)})${verdict}; index built in ${ms(built)}`,
  )
}
const products = grownCatalogue(100_000)
const wait = monitorEventLoopDelay({ resolution: 1 })
wait.enable()
const start = performance.now()
await load(products)
const loaded = performance.now() - start
wait.disable()
console.log(
  `100000 products into the thread: ${ms(loaded)}, during which other work of this process waited at most ${ms(wait.max / 1e6)}`,
)
const [answered, answer] = await timedAsync(() =>
  indexThread.run({ tenantId: 1, revision: '1', kind: 'match', lines: mail }),
)
console.log(
  `the mail asked of the thread: ${ms(answered)}, ${'found' in answer ? answer.found.filter((found) => found.length > 0).length : 0} lines with a product`,
)

async function load(catalogue: readonly MatchableProduct[]): Promise<void> {
  for (let from = 0; from < catalogue.length; from += portion) {
    await indexThread.run({
      tenantId: 1,
      revision: '1',
      kind: 'load',
      products: catalogue.slice(from, from + portion),
      isFirst: from === 0,
      question: from + portion < catalogue.length ? null : { kind: 'match', lines: [] },
    })
  }
}

function timed<Result>(work: () => Result): [number, Result] {
  const begin = performance.now()
  const result = work()
  return [performance.now() - begin, result]
}

async function timedAsync<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const begin = performance.now()
  const result = await work()
  return [performance.now() - begin, result]
}

function ms(time: number): string {
  return `${Math.round(time)} ms`
}
