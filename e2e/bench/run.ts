import { measureColdLoad, type ColdLoad } from './coldLoad.ts'
import { median } from './median.ts'
import { measureOpenAreas } from './openAreas.ts'
import { selfSigned } from '@staffel/tooling/self-signed'
import { measureCustomerPage } from './customerPage.ts'
import { measureFirstVisit, type FirstVisit } from './firstVisit.ts'
import { printTable } from './table.ts'
import { launchBrowser, startVariant } from './variant.ts'

/**
 * Measures the federated build beside the monolith of the same sources, round by round in turn, so that a busy machine
 * disturbs both alike. Run by `npm run bench -- pages`, which builds both: `node e2e/bench/run.ts <folder of the
 * monolith build>`.
 */
const monolithBuild = process.argv[2]
if (monolithBuild === undefined)
  throw new Error('Name the folder of the monolith build, or use `npm run bench`, which makes it.')
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const areas = ['/requests', '/products', '/users', '/exact']
/** Faster than the next frame nothing can be seen, in milliseconds. */
const frame = 16

const certificate = selfSigned()
const browser = await launchBrowser(certificate)
const variants = await Promise.all([
  startVariant(browser, certificate),
  startVariant(browser, certificate, monolithBuild),
])
const [federated, monolith] = variants

try {
  console.log(
    `The offers list, cold, signed in as manager: 4× slower CPU, 1.6 Mbps, 150 ms, HTTP/2; medians of ${rounds} rounds in turn.`,
  )
  const cold = await inTurn(({ url, session }) => measureColdLoad(browser, url, session))
  printColdLoad(...cold)
  printCustomerPage(await measureCustomerPage(browser, federated))
  printSignIn(...(await inTurn(({ url }) => measureFirstVisit(browser, `${url}/login`))))
  const opened = await inTurn(({ url, session }) => measureOpenAreas(browser, url, session, areas))
  printOpenAreas(...opened)
} finally {
  await browser.close()
  await Promise.all(variants.map(({ stop }) => stop()))
}

/**
 * Both variants, round after round, the order swapped each time; the first round of each is for warming up and does not
 * count.
 */
async function inTurn<Result>(
  measure: (variant: typeof federated) => Promise<Result>,
): Promise<[federated: Result[], monolith: Result[]]> {
  const results: [Result[], Result[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const result = await measure(index === 0 ? federated : monolith)
      if (round > 0) results[index].push(result)
    }
  }
  return results
}

function printColdLoad(one: readonly ColdLoad[], other: readonly ColdLoad[]): void {
  const row = (
    name: string,
    of: (load: ColdLoad) => number,
    goal: (ours: number, ratio: number) => boolean | null,
    said: string,
    digits = 0,
  ) => {
    const [ours, theirs] = [median(one.map(of)), median(other.map(of))]
    return [
      name,
      ours.toFixed(digits),
      theirs.toFixed(digits),
      (ours / theirs).toFixed(2),
      said,
      verdict(goal(ours, ours / theirs)),
    ]
  }
  printTable(
    'Cold load of the offers list',
    ['', 'federated', 'monolith', 'ratio', 'goal', ''],
    [
      row(
        'JavaScript over the wire, KB',
        ({ scriptBytes }) => scriptBytes / 1000,
        (_, ratio) => ratio <= 1.05,
        '≤ 1.05×',
        1,
      ),
      row(
        'script requests',
        ({ scriptRequests }) => scriptRequests,
        (ours) => ours <= 9,
        '≤ 9',
      ),
      row(
        'requests',
        ({ requests }) => requests,
        () => null,
        '',
      ),
      row(
        'largest contentful paint, ms',
        ({ lcp }) => lcp,
        (_, ratio) => ratio <= 1,
        '≤ 1.00×',
      ),
      row(
        'rows shown, ms',
        ({ rows }) => rows,
        () => null,
        '',
      ),
    ],
  )
}

function printCustomerPage({ bytes, requests, lcp }: FirstVisit): void {
  printTable(
    "The page behind a customer's link, cold, on a phone without a session",
    ['', 'page', 'goal', ''],
    [
      ['over the wire, KB', (bytes / 1000).toFixed(1), '≤ 120', verdict(bytes <= 120_000)],
      ['requests', String(requests), '', ''],
      ['largest contentful paint, ms', lcp.toFixed(0), '', ''],
    ],
  )
}

/** The monolith has no page of its own for it: its sign-in is what the shell's would be without one. */
function printSignIn(one: readonly FirstVisit[], other: readonly FirstVisit[]): void {
  const row = (
    name: string,
    of: (visit: FirstVisit) => number,
    goal: string,
    met: (ours: number) => boolean | null,
  ) => {
    const [ours, theirs] = [median(one.map(of)), median(other.map(of))]
    return [name, ours.toFixed(0), theirs.toFixed(0), goal, verdict(met(ours))]
  }
  printTable(
    'The sign-in page, cold, on a phone without a session',
    ['', 'page', 'monolith', 'goal', ''],
    [
      row(
        'over the wire, KB',
        ({ bytes }) => bytes / 1000,
        '≤ 200',
        (ours) => ours <= 200,
      ),
      row(
        'requests',
        ({ requests }) => requests,
        '',
        () => null,
      ),
      row(
        'largest contentful paint, ms',
        ({ lcp }) => lcp,
        '',
        () => null,
      ),
    ],
  )
}

function printOpenAreas(one: readonly number[][], other: readonly number[][]): void {
  const row = (name: string, of: (times: readonly number[]) => number) => {
    const [ours, theirs] = [median(one.map(of)), median(other.map(of))]
    const ratio = ours / theirs
    const met = verdict(ratio <= 1 || ours <= frame)
    return [name, ours.toFixed(1), theirs.toFixed(1), ratio.toFixed(2), `≤ 1.00×, or ${frame}`, met]
  }
  const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length
  printTable(
    'Opening an area after a hover: ms from the click to the frame with its heading',
    ['', 'federated', 'monolith', 'ratio', 'goal', ''],
    [...areas.map((path, index) => row(path, (times) => times[index] ?? Number.NaN)), row('mean of the four', mean)],
  )
}

function verdict(met: boolean | null): string {
  return met === null ? '' : met ? 'met' : 'missed'
}
