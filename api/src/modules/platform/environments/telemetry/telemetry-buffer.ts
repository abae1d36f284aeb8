import type { AreaReport, ReportedFailure, Telemetry } from '@staffel/shared-api/contract'
import { intendedRefusals, loadFailures } from '@staffel/shared-api/rules'
import { bucketOf } from './histogram.ts'

export type Measure = 'session' | 'load' | 'failed' | 'error' | 'load_ms' | 'lcp' | 'inp' | 'cls'

/** One figure of one version in one hour. */
export interface Count {
  readonly environment: string
  readonly hour: Date
  readonly areaId: string
  readonly version: string
  readonly revision: number
  readonly measure: Measure
  readonly bucket: number
  readonly count: number
}

export interface Failure extends ReportedFailure {
  readonly environment: string
  readonly areaId: string
  readonly version: string
  readonly revision: number
  readonly at: Date
}

export interface Met {
  readonly counts: readonly Count[]
  readonly failures: readonly Failure[]
}

export interface TelemetryBuffer {
  add(report: Telemetry, now: Date): void
  /** All that came since, which is no longer here then. */
  take(): Met
  /** What could not be written, for the next time. */
  putBack(met: Met): void
}

/**
 * So many figures and failures wait to be written at the most, and so many different figures come to be in an hour;
 * what comes beyond is let go.
 */
const room = { counts: 20_000, failures: 500, hourly: 40_000 }

/**
 * What browsers told this process since it was last written down: anybody may call, so that a call costs an addition
 * and no statement.
 */
export function telemetryBuffer(): TelemetryBuffer {
  const counts = new Map<string, Count>()
  let failures: Failure[] = []
  const rows = new Set<string>()
  let hourOfRows = 0
  /** Whoever makes figures up may not make more rows of them than versions that run ever have. */
  const isRow = (key: string, hour: Date): boolean => {
    if (hour.getTime() !== hourOfRows) rows.clear()
    hourOfRows = hour.getTime()
    return rows.has(key) || (rows.size < room.hourly && rows.add(key).size > 0)
  }
  const add = (count: Count, isKnown = false): void => {
    const { environment, hour, areaId, version, revision, measure, bucket } = count
    const key = [environment, hour.getTime(), areaId, version, revision, measure, bucket].join(' ')
    const known = counts.get(key)
    if (known || (counts.size < room.counts && (isKnown || isRow(key, hour))))
      counts.set(key, { ...count, count: count.count + (known?.count ?? 0) })
  }
  const keep = (more: readonly Failure[]): void => void failures.push(...more.slice(0, room.failures - failures.length))
  return {
    add({ environment, revision, measured, areas }, now) {
      for (const report of areas) {
        const version = { environment, areaId: report.area, version: report.version, revision }
        keep((report.failures ?? []).map((failure) => ({ ...failure, ...version, at: now })))
        if (!measured) continue
        for (const [measure, value] of figuresOf(report))
          add({ ...version, hour: hourOf(now), measure, bucket: value === null ? 0 : bucketOf(value), count: 1 })
      }
    },
    take() {
      const met = { counts: [...counts.values()], failures }
      counts.clear()
      failures = []
      return met
    },
    putBack(met) {
      for (const count of met.counts) add(count, true)
      keep(met.failures)
    },
  }
}

/** Null: it is one of something, and no value. */
function figuresOf({ opened, load, lcp, inp, cls, failures = [] }: AreaReport): [Measure, number | null][] {
  const times = Object.entries({ load_ms: load, lcp, inp, cls }) as [Measure, number | undefined][]
  return [
    ...(opened ? one('session') : []),
    ...(load === undefined ? [] : one('load')),
    ...times.flatMap(([measure, value]): [Measure, number][] => (value === undefined ? [] : [[measure, value]])),
    ...failures.filter(({ kind }) => loadFailures.has(kind)).flatMap(() => one('failed')),
    ...failures.filter(({ kind }) => !intendedRefusals.has(kind)).flatMap(() => one('error')),
  ]
}

const one = (measure: Measure): [Measure, null][] => [[measure, null]]

export function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 3_600_000) * 3_600_000)
}
