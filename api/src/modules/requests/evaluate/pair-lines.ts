import type { RequestedLine } from '../reading/read-mail.types.ts'
import type { ExpectedLine } from './expected-mails.ts'
import { likeness } from './likeness.ts'

/**
 * For each expected line the line that was read for it, each used once: the likest first, and then as many pairs as
 * there can be.
 */
export function pairLines(expected: readonly ExpectedLine[], read: readonly RequestedLine[]): (RequestedLine | null)[] {
  const fits = expected
    .flatMap(({ quantity, text }, wanted) =>
      read.flatMap((line, index) => {
        const like = line.quantity === quantity ? likeness(line.searchLine, text) : 0
        return like > 0 ? [{ wanted, index, like }] : []
      }),
    )
    .sort((a, b) => b.like - a.like || Math.abs(a.wanted - a.index) - Math.abs(b.wanted - b.index))
  const holders = new Map<number, number>()
  const served = new Set<number>()
  for (const { wanted, index } of fits) {
    if (holders.has(index) || served.has(wanted)) continue
    holders.set(index, wanted)
    served.add(wanted)
  }
  const serve = (wanted: number, tried: Set<number>): boolean =>
    fits.some((fit) => {
      if (fit.wanted !== wanted || tried.has(fit.index)) return false
      tried.add(fit.index)
      const holder = holders.get(fit.index)
      if (holder !== undefined && !serve(holder, tried)) return false
      holders.set(fit.index, wanted)
      return true
    })
  for (const wanted of expected.keys()) if (!served.has(wanted)) serve(wanted, new Set())
  const pairs: (RequestedLine | null)[] = expected.map(() => null)
  for (const [index, wanted] of holders) pairs[wanted] = read[index] ?? null
  return pairs
}
