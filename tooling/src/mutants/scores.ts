import type { Stryker } from '@stryker-mutator/core'
import { areaOf, type Area } from './areas.ts'

export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

/** Of a hundred small faults, so many have to be noticed. */
export const leastNoticed = 92

export interface Score {
  readonly faults: number
  readonly noticed: number
  /** Of those noticed: their test was ended from outside. On a busy machine that may be the machine. */
  readonly endless: number
  readonly percent: number
}

const noticedBy: readonly string[] = ['Killed', 'Timeout']
const missedBy: readonly string[] = ['Survived', 'NoCoverage']

export function scoreOf(results: readonly Pick<MutantResult, 'status'>[]): Score {
  const count = (statuses: readonly string[]): number =>
    results.filter(({ status }) => statuses.includes(status)).length
  const noticed = count(noticedBy)
  const faults = noticed + count(missedBy)
  const endless = count(['Timeout'])
  return { faults, noticed, endless, percent: faults === 0 ? 100 : Math.round((1000 * noticed) / faults) / 10 }
}

/** `fileName` from the root of the repository. */
export function scoresByArea(results: readonly Pick<MutantResult, 'fileName' | 'status'>[]): Map<Area, Score> {
  const found = Map.groupBy(results, ({ fileName }) => areaOf(fileName))
  return new Map([...found].flatMap(([area, own]) => (area ? [[area, scoreOf(own)]] : [])))
}
