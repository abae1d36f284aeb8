import type { CanaryLimits } from '@staffel/shared-api/contract'
import type { VersionFigures } from './version-figures.ts'

/** In what a second version does worse than the live one, and how both did. */
export interface Worse {
  readonly measure: 'load_success' | 'errors' | 'lcp' | 'inp'
  readonly live: number
  readonly canary: number
}

export type Judgement =
  | { readonly state: 'waiting' | 'fine'; readonly sessions: Sessions }
  | { readonly state: 'worse'; readonly sessions: Sessions; readonly worse: readonly Worse[] }

interface Sessions {
  readonly live: number
  readonly canary: number
}

/** So many values make three out of four of them say something. */
const fewestValues = 20
/** A difference below this, in milliseconds, is none that anybody feels, or that browsers can measure. */
const leastDifference = { lcp: 100, inp: 16 } as const

/** Compares a second version with the live one, as both did in the same hour. */
export function judgeCanary(live: VersionFigures, canary: VersionFigures, limits: CanaryLimits): Judgement {
  const sessions = { live: live.sessions, canary: canary.sessions }
  if (Math.min(sessions.live, sessions.canary) < limits.sessions) return { state: 'waiting', sessions }
  const worse = [
    loadsWorse(live, canary, limits),
    errsMore(live, canary, limits),
    isSlower('lcp', live, canary, limits),
    isSlower('inp', live, canary, limits),
  ].filter((one) => one !== null)
  return worse.length > 0 ? { state: 'worse', sessions, worse } : { state: 'fine', sessions }
}

function loadsWorse(live: VersionFigures, canary: VersionFigures, { load_points }: CanaryLimits): Worse | null {
  if (live.loadSuccess === null || canary.loadSuccess === null) return null
  if (live.loadSuccess - canary.loadSuccess <= load_points) return null
  return { measure: 'load_success', live: live.loadSuccess, canary: canary.loadSuccess }
}

function errsMore(live: VersionFigures, canary: VersionFigures, limits: CanaryLimits): Worse | null {
  const [before, now] = [live.errors / live.sessions, canary.errors / canary.sessions]
  if (canary.errors < limits.errors_least || now < before * limits.error_times) return null
  return { measure: 'errors', live: before, canary: now }
}

function isSlower(
  measure: 'lcp' | 'inp',
  live: VersionFigures,
  canary: VersionFigures,
  { vitals_percent }: CanaryLimits,
): Worse | null {
  const [before, now] = [live[measure], canary[measure]]
  if (before.p75 === null || now.p75 === null || Math.min(before.values, now.values) < fewestValues) return null
  if (now.p75 <= before.p75 * (1 + vitals_percent / 100) || now.p75 - before.p75 < leastDifference[measure]) return null
  return { measure, live: before.p75, canary: now.p75 }
}
