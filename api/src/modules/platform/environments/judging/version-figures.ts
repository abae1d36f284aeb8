import { quantileOf } from '../telemetry/histogram.ts'
import type { Measure } from '../telemetry/telemetry-buffer.ts'
import type { Sum } from '../telemetry/telemetry.repository.ts'

/** Times and shifts: what three out of four stay below, and of how many. */
interface Quarter {
  readonly p75: number | null
  readonly values: number
}

/** How one version did in some hours. */
export interface VersionFigures {
  readonly sessions: number
  /** In percent of the times that somebody opened the area; null where nobody did. */
  readonly loadSuccess: number | null
  readonly errors: number
  readonly load: Quarter
  readonly lcp: Quarter
  readonly inp: Quarter
  readonly cls: Quarter
}

export function versionFigures(sums: readonly Sum[], areaId: string, version: string): VersionFigures {
  const own = sums.filter((sum) => sum.areaId === areaId && sum.version === version)
  const countOf = (measure: Measure) =>
    own.filter((sum) => sum.measure === measure).reduce((total, { count }) => total + count, 0)
  const quarterOf = (measure: Measure): Quarter => {
    const counted = new Map<number, number>()
    for (const { bucket, count } of own.filter((sum) => sum.measure === measure))
      counted.set(bucket, count + (counted.get(bucket) ?? 0))
    return { p75: quantileOf(counted, 0.75), values: countOf(measure) }
  }
  const [loads, failed] = [countOf('load'), countOf('failed')]
  return {
    sessions: countOf('session'),
    loadSuccess: loads + failed === 0 ? null : (100 * loads) / (loads + failed),
    errors: countOf('error'),
    load: quarterOf('load_ms'),
    lcp: quarterOf('lcp'),
    inp: quarterOf('inp'),
    cls: quarterOf('cls'),
  }
}
