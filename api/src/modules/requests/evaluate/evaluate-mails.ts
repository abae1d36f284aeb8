import type { FoundMatch, LineToMatch } from '../matching/matching.types.ts'
import type { ReadMailInWorker, RequestedLine } from '../reading/read-mail.types.ts'
import type { ExpectedLine, ExpectedMail } from './expected-mails.ts'
import { pairLines } from './pair-lines.ts'

export interface EvaluatedMail {
  readonly file: string
  readonly missed: readonly ExpectedLine[]
  readonly extra: readonly RequestedLine[]
  readonly wrong: readonly {
    readonly line: RequestedLine
    readonly expected: readonly string[]
    readonly found: readonly string[]
  }[]
}

/** Counts over all mails; what they mean is in the names of the printed figures. */
export interface Counts {
  readonly expected: number
  readonly read: number
  readonly paired: number
  readonly falseLines: number
  readonly fitting: number
  readonly top1: number
  readonly top3: number
  readonly unfitting: number
  readonly unfittingWithAny: number
  readonly unfittingWithTwo: number
  readonly certain: number
  readonly certainRight: number
}

export interface Evaluation {
  readonly mails: readonly EvaluatedMail[]
  readonly counts: Counts
}

export interface EvaluationTools {
  readonly read: ReadMailInWorker
  readonly match: (line: LineToMatch) => readonly FoundMatch[]
  readonly skuOf: (productId: number) => string
  readonly ownAddresses: readonly string[]
}

type Judged = {
  readonly expected: ExpectedLine
  readonly line: RequestedLine | null
  readonly found: readonly { readonly sku: string; readonly totalscore: number }[]
}

/** Reads and matches every mail as one that comes in, and compares it with what a clerk reads. */
export async function evaluateMails(mails: readonly ExpectedMail[], tools: EvaluationTools): Promise<Evaluation> {
  const results: (EvaluatedMail & {
    readonly read: number
    readonly judged: readonly Judged[]
    readonly asksNothing: boolean
  })[] = []
  for (const { file, raw, lines } of mails) {
    const read = (await tools.read(raw, { ownAddresses: tools.ownAddresses })).lines
    const judged = pairLines(lines, read).map((line, index) => judge(lines[index], line, tools))
    const used = new Set(judged.map(({ line }) => line))
    results.push({
      file,
      judged,
      read: read.length,
      asksNothing: lines.length === 0,
      missed: judged.filter(({ line }) => line === null).map(({ expected }) => expected),
      extra: read.filter((line) => !used.has(line)),
      wrong: judged.flatMap(({ expected, line, found }) =>
        line && !isRight(expected, found)
          ? [{ line, expected: expected.skus ?? [], found: found.map(({ sku }) => sku) }]
          : [],
      ),
    })
  }
  const judged = results.flatMap((result) => result.judged)
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
  return {
    mails: results.map(({ file, missed, extra, wrong }) => ({ file, missed, extra, wrong })),
    counts: {
      expected: judged.length,
      read: sum(results.map(({ read }) => read)),
      paired: judged.filter(({ line }) => line !== null).length,
      falseLines: sum(results.filter(({ asksNothing }) => asksNothing).map(({ read }) => read)),
      ...matchCounts(judged),
    },
  }
}

function judge(
  expected: ExpectedLine = { text: '', quantity: 0 },
  line: RequestedLine | null,
  { match, skuOf }: EvaluationTools,
): Judged {
  const found = line && expected.skus ? match({ searchLine: line.searchLine, quantity: line.quantity }) : []
  return { expected, line, found: found.map(({ productId, totalscore }) => ({ sku: skuOf(productId), totalscore })) }
}

const isRight = ({ skus }: ExpectedLine, found: Judged['found']): boolean =>
  !skus || (skus.length === 0 ? found.length === 0 : skus.includes(found[0]?.sku ?? ''))

function matchCounts(judged: readonly Judged[]): Omit<Counts, 'expected' | 'read' | 'paired' | 'falseLines'> {
  const fitting = judged.filter(({ expected }) => (expected.skus?.length ?? 0) > 0)
  const unfitting = judged.filter(({ expected }) => expected.skus?.length === 0)
  const holds = ({ expected, found }: Judged, among: number): boolean =>
    found.slice(0, among).some(({ sku }) => expected.skus?.includes(sku) === true)
  const certain = judged.filter(({ found }) => (found[0]?.totalscore ?? 0) >= 4)
  return {
    fitting: fitting.length,
    top1: fitting.filter((each) => holds(each, 1)).length,
    top3: fitting.filter((each) => holds(each, 3)).length,
    unfitting: unfitting.length,
    unfittingWithAny: unfitting.filter(({ found }) => found.length > 0).length,
    unfittingWithTwo: unfitting.filter(({ found }) => found.some(({ totalscore }) => totalscore >= 2)).length,
    certain: certain.length,
    certainRight: certain.filter((each) => holds(each, 1)).length,
  }
}
