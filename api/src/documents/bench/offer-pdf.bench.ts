/**
 * How long an offer's PDF takes, and for how long other work of this process had to wait meanwhile.
 * `node src/documents/bench/offer-pdf.bench.ts [folder]` also writes the documents into the folder.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { renderOfferPdf } from '../render-offer-pdf.ts'
import { sectionedLines } from '../testing/sectioned-lines.ts'
import { sampleOffer } from '../testing/sample-offer.ts'

const folder = process.argv[2]
const rounds = 10

for (const lines of [3, 40, 100, 200]) {
  const offer = sampleOffer({ items: sectionedLines(lines) })
  const render = () => renderOfferPdf(offer, { language: 'nl', draft: false })
  const [first, pdf] = await timed(render)
  if (folder) writeFileSync(join(folder, `offer-${lines}.pdf`), pdf)
  const wait = monitorEventLoopDelay({ resolution: 1 })
  wait.enable()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push((await timed(render))[0])
  wait.disable()
  times.sort((a, b) => a - b)
  console.log(
    `${lines} lines: first ${ms(first)}, median ${ms(times[rounds / 2] ?? 0)}, slowest ${ms(times.at(-1) ?? 0)}, longest wait ${ms(wait.max / 1e6)}, ${Math.round(pdf.length / 1024)} kB`,
  )
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const start = performance.now()
  const result = await work()
  return [performance.now() - start, result]
}

function ms(time: number): string {
  return `${Math.round(time)} ms`
}
