import type { AreaReport, BootManifest, Telemetry as Report } from '@staffel/shared-api/contract'
import { telemetryBytes, type FailureKind } from '@staffel/shared-api/rules'

export type Vital = 'lcp' | 'inp' | 'cls'

/** Something that failed before somebody's eyes, under the id that they saw. */
export interface SeenFailure {
  /** Left out: whichever is open. */
  readonly area?: string
  readonly id: string
  readonly kind: FailureKind
  readonly status?: number | undefined
  readonly place?: string | undefined
}

export interface Telemetry {
  /** Whether this page load is one of those that are measured. */
  readonly measured: boolean
  /** An area is used, for the first time in this page load; `load` tells how long its code took. */
  opened(area: string, load?: number): void
  failed(failure: SeenFailure): void
  /** The worst so far; told once, when somebody leaves the page. */
  vital(area: string, vital: Vital, value: number): void
  /** Somebody leaves: sends what there is. */
  leave(): void
}

export interface TelemetryOptions {
  readonly boot: Pick<BootManifest, 'environment' | 'revision' | 'areas' | 'shell' | 'telemetry'>
  /** Whether it was taken. */
  readonly send: (body: string) => boolean
  /** Whether this browser may still send so many bytes today. */
  readonly mayspend: (bytes: number) => boolean
  readonly random?: () => number
}

/** Long enough for several things to leave together; what somebody may ask about goes sooner. */
const waits = { usual: 10_000, failure: 2_000 }
const mostFailures = 8

/** Counts what one page load meets, for who brings versions, and sends it: nothing of who it was or what they did. */
export function createTelemetry({ boot, send, mayspend, random = Math.random }: TelemetryOptions): Telemetry {
  const measured = random() * 100 < (boot.telemetry?.percent ?? 0)
  const versions = versionsOf(boot)
  const known = new Set<string>()
  const opened = new Set<string>()
  const told = new Set<string>()
  const vitals = new Map<string, Partial<Record<Vital, number>>>()
  const pending = new Map<string, AreaReport>()
  let left = telemetryBytes
  let current: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Infinity

  const note = (area: string, more: (report: AreaReport) => Partial<AreaReport>): boolean => {
    const version = versions.get(area)
    if (version === undefined) return false
    const report = pending.get(area) ?? { area, version }
    pending.set(area, { ...report, ...more(report) })
    return true
  }
  const flush = (): void => {
    clearTimeout(timer)
    due = Infinity
    const areas = [...pending.values()]
    if (areas.length === 0) return
    pending.clear()
    const report: Report = { environment: boot.environment.name, revision: boot.revision, measured, areas }
    const body = JSON.stringify(report)
    if (body.length <= left && mayspend(body.length) && send(body)) left -= body.length
  }
  const flushIn = (ms: number): void => {
    if (performance.now() + ms >= due) return
    clearTimeout(timer)
    due = performance.now() + ms
    timer = setTimeout(flush, ms)
  }

  return {
    measured,
    opened(area, load) {
      if (area !== 'shell') current = area
      if (!measured || opened.has(area)) return
      opened.add(area)
      if (note(area, () => ({ opened: true, ...(load !== undefined && { load: Math.round(load) }) })))
        flushIn(waits.usual)
    },
    failed({ area = current ?? 'shell', id, kind, status, place }) {
      if (known.has(id)) return
      known.add(id)
      const failure = { id, kind, ...(status !== undefined && { status }), ...(place !== undefined && { place }) }
      const isFirst = measured && !opened.has(area)
      opened.add(area)
      const noted = note(area, ({ failures = [] }) => ({
        ...(isFirst && { opened: true }),
        failures: failures.length < mostFailures ? [...failures, failure] : failures,
      }))
      if (noted) flushIn(waits.failure)
    },
    vital(area, vital, value) {
      const so = vitals.get(area) ?? {}
      if (measured) vitals.set(area, { ...so, [vital]: Math.max(so[vital] ?? 0, Math.round(value)) })
    },
    leave() {
      for (const [area, values] of vitals)
        for (const [vital, value] of Object.entries(values)) {
          if (told.has(`${area} ${vital}`)) continue
          told.add(`${area} ${vital}`)
          note(area, () => ({ [vital]: value }))
        }
      flush()
    },
  }
}

/** As they were published: the folder of an area is called so. */
function versionsOf({ areas, shell }: TelemetryOptions['boot']): ReadonlyMap<string, string> {
  const ofAreas = areas.flatMap(({ document, base }): [string, string][] => {
    const version = /\/([^/]+)\/$/.exec(base ?? '')?.[1]
    return version === undefined ? [] : [[document.id, version]]
  })
  return new Map([...ofAreas, ...(shell === undefined ? [] : [['shell', shell] as [string, string]])])
}
