import type { Telemetry } from '@staffel/shared-api/contract'
import type { ModuleContext } from '../../../../http/module.ts'
import type { AreaVersionRepository } from '../../area-version.repository.ts'
import type { EnvironmentRepository } from '../../environment.repository.ts'
import { addressBudgets } from './address-budgets.ts'
import { telemetryBuffer } from './telemetry-buffer.ts'
import type { TelemetryRepository } from './telemetry.repository.ts'

interface TelemetryParts extends Pick<ModuleContext, 'now' | 'log'> {
  readonly environments: Pick<EnvironmentRepository, 'list'>
  readonly versions: Pick<AreaVersionRepository, 'latest'>
  readonly telemetry: TelemetryRepository
}

export interface TelemetryService {
  receive(report: Telemetry, address: string): Promise<void>
  /** Writes down what came since the last time. */
  write(): Promise<void>
}

/** How long what is known is believed, and how long where a report names something else. */
const knownMs = { otherwise: 10_000, ofSomethingElse: 1_000 }
/** A tab that was open while so many changes were made is not compared with others; one may know a newer one. */
const nearRevisions = 100

/** By environment: its revision, and every version of every area that it may have. */
type Known = ReadonlyMap<string, { readonly revision: number; readonly versions: ReadonlySet<string> }>

/** What a report says of versions that somebody may have. */
function areasThere({ environment, revision, areas }: Telemetry, known: Known): Telemetry['areas'] {
  const there = known.get(environment)
  if (!there || Math.abs(revision - there.revision) > nearRevisions) return []
  return areas.filter(({ area, version }) => there.versions.has(`${area} ${version}`))
}

/** With the first so many failures of all. */
function withFailures(areas: Telemetry['areas'], most: number): Telemetry['areas'] {
  let left = most
  return areas.map(({ failures = [], ...area }) => {
    const kept = failures.slice(0, left)
    left -= kept.length
    return kept.length > 0 ? { ...area, failures: kept } : area
  })
}

/**
 * What browsers tell of what they met. Anybody can tell anything: what is not about a version that somebody may have is
 * let go, so is what one address tells beyond its share, and no report is answered with a statement of its own.
 */
export function telemetryService({ environments, versions, telemetry, now, log }: TelemetryParts): TelemetryService {
  const buffer = telemetryBuffer()
  const budgets = addressBudgets()
  let known: { readonly at: number; readonly what: Promise<Known> } | undefined

  const whatIsKnown = async (): Promise<Known> => {
    const [all, latest] = await Promise.all([environments.list(), versions.latest()])
    const published = latest.map(({ areaId, version }) => `${areaId} ${version}`)
    return new Map(
      // Nothing was ever live in the others.
      all
        .filter(({ document }) => Object.keys(document.areas).length > 0)
        .map(({ name, revision, document }) => {
          const pointed = Object.entries(document.areas).flatMap(([areaId, { live, canary, previous }]) =>
            [live, ...(canary ? [canary] : []), ...previous].map(({ version }) => `${areaId} ${version}`),
          )
          return [name, { revision, versions: new Set([...published, ...pointed]) }]
        }),
    )
  }
  const recently = (atMost: number): Promise<Known> => {
    const before = known
    if (before && Math.abs(now().getTime() - before.at) < atMost) return before.what
    // While the database is away, what was known before goes on.
    const what = whatIsKnown().catch((error: unknown) => {
      if (before) return before.what
      known = undefined
      throw error
    })
    known = { at: now().getTime(), what }
    return what
  }

  return {
    async receive(report, address) {
      let areas = areasThere(report, await recently(knownMs.otherwise))
      // A version that was published a moment ago, or something that somebody made up.
      if (areas.length < report.areas.length) areas = areasThere(report, await recently(knownMs.ofSomethingElse))
      if (areas.length === 0) return
      const wanted = areas.reduce((sum, { failures = [] }) => sum + failures.length, 0)
      const budget = budgets.spend(address, { failures: wanted }, now())
      areas = withFailures(areas, budget.failures)
      buffer.add({ ...report, measured: report.measured && budget.counts, areas }, now())
      for (const { area, version, failures = [] } of areas)
        for (const { id, ...failure } of failures)
          log.info(
            { failureId: id, environment: report.environment, area, version, ...failure },
            'something failed in a browser',
          )
    },
    async write() {
      const met = buffer.take()
      if (met.counts.length === 0 && met.failures.length === 0) return
      try {
        await telemetry.write(met)
      } catch (error) {
        buffer.putBack(met)
        throw error
      }
    },
  }
}
