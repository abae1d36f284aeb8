import type { AreaHealth, EnvironmentHealth, FoundFailure, VersionHealth } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, everyTenant } from '../../../../db/tenant-transaction.ts'
import { notFound } from '../../../../errors.ts'
import { canaryLimitsOf } from '../../environment-document.ts'
import type { EnvironmentRepository } from '../../environment.repository.ts'
import type { VerdictRepository } from '../judging/verdict.repository.ts'
import { versionFigures } from '../judging/version-figures.ts'
import { hourOf } from '../telemetry/telemetry-buffer.ts'
import type { Sum, TelemetryRepository } from '../telemetry/telemetry.repository.ts'

interface HealthParts {
  readonly db: Db
  readonly environments: Pick<EnvironmentRepository, 'list'>
  readonly telemetry: Pick<TelemetryRepository, 'sums' | 'failures'>
  readonly verdicts: Pick<VerdictRepository, 'list'>
  readonly now: () => Date
}

const toldHours = 24

export type HealthService = ReturnType<typeof healthService>

/** How the versions that run did in the last day, and what failed under an id that somebody saw. */
export function healthService({ db, environments, telemetry, verdicts, now }: HealthParts) {
  const known = async (name: string) => {
    const found = (await environments.list()).find((environment) => environment.name === name)
    if (!found) throw notFound()
    return found
  }
  return {
    async health(name: string): Promise<EnvironmentHealth> {
      const { document } = await known(name)
      const since = new Date(hourOf(now()).getTime() - toldHours * 3_600_000)
      const [sums, found] = await asTenant(db, everyTenant, (tx) =>
        Promise.all([telemetry.sums(tx, { environment: name, since, byHour: false }), verdicts.list(tx, name)]),
      )
      const areas = Object.entries(document.areas).map(([area, { live, canary }]): AreaHealth => {
        const verdict = found.find(({ areaId, version }) => areaId === area && version === canary?.version)
        return {
          area,
          live: healthOf(sums, area, live.version),
          canary: canary && healthOf(sums, area, canary.version),
          verdict: verdict
            ? {
                state: verdict.state,
                live_sessions: verdict.sessions.live,
                canary_sessions: verdict.sessions.canary,
              }
            : null,
        }
      })
      return { since: since.toISOString(), limits: canaryLimitsOf(document), areas }
    },

    async failures(name: string, by: { readonly id?: string; readonly area?: string }): Promise<FoundFailure[]> {
      await known(name)
      const id = by.id?.trim().toLowerCase()
      // Nothing is called otherwise.
      if (id !== undefined && !/^[0-9a-f-]*$/.test(id)) return []
      const found = await telemetry.failures(name, {
        ...(id !== undefined && { id }),
        ...(by.area !== undefined && { areaId: by.area }),
      })
      return found.map(({ areaId, at, status, place, ...failure }) => ({
        ...failure,
        at: at.toISOString(),
        area: areaId,
        status: status ?? null,
        place: place ?? null,
      }))
    },
  }
}

function healthOf(sums: readonly Sum[], area: string, version: string): VersionHealth {
  const { sessions, loadSuccess, errors, load, lcp, inp, cls } = versionFigures(sums, area, version)
  return {
    version,
    sessions,
    load_success: loadSuccess === null ? null : Math.round(loadSuccess * 10) / 10,
    load_ms: whole(load.p75),
    lcp_ms: whole(lcp.p75),
    inp_ms: whole(inp.p75),
    cls: cls.p75 === null ? null : Math.round(cls.p75) / 1000,
    errors,
  }
}

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value))
