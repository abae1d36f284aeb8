import type { CanaryVerdict } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { loggableError } from '../../../../plugins/loggable-error.ts'
import type { ModuleContext } from '../../../../http/module.ts'
import { text, type Text } from '../../../../texts/text.ts'
import type { AreaVersionRepository } from '../../area-version.repository.ts'
import { canaryLimitsOf, withCanary, type EnvironmentDocument } from '../../environment-document.ts'
import type { Environment, EnvironmentRepository } from '../../environment.repository.ts'
import { hourOf } from '../telemetry/telemetry-buffer.ts'
import type { TelemetryRepository } from '../telemetry/telemetry.repository.ts'
import type { Shells } from '../../web/shell/shells.ts'
import { unfitCanaries } from './unfit-canaries.ts'
import { judgeCanary, type Judgement, type Worse } from './judge-canary.ts'
import type { TellOwners } from './tell-owners.ts'
import { versionFigures } from './version-figures.ts'
import type { VerdictRepository } from './verdict.repository.ts'

interface JudgeParts extends Pick<ModuleContext, 'now' | 'log'> {
  readonly db: Db
  readonly environments: EnvironmentRepository
  readonly versions: Pick<AreaVersionRepository, 'find'>
  readonly shells: Pick<Shells, 'of'>
  readonly telemetry: Pick<TelemetryRepository, 'sums'>
  readonly verdicts: VerdictRepository
  readonly tellOwners: TellOwners
}

interface Running {
  readonly name: string
  readonly areaId: string
  readonly live: string
  readonly canary: string
}

const hourMs = 3_600_000

/**
 * Looks at every second version that runs. One that does worse than the live one in the same hour is stopped, and its
 * owners are told; nothing starts it again but a person.
 */
export function canaryJudge(parts: JudgeParts): () => Promise<void> {
  return async () => {
    for (const { name, document } of await parts.environments.list()) {
      try {
        await judgeEnvironment(name, document, parts)
      } catch (error) {
        // One that cannot be read keeps no other from being judged.
        parts.log.error({ environment: name, failure: loggableError(error) }, 'canaries were not judged')
      }
    }
  }
}

async function judgeEnvironment(name: string, document: EnvironmentDocument, parts: JudgeParts): Promise<void> {
  const { db, environments, verdicts } = parts
  const unfit = await unfitCanaries(document, parts)
  await asTenant(db, everyTenant, async (tx) => {
    const there = await environments.held(tx, name)
    // Another process looks at it.
    if (!there) return
    const running = runningIn(name, there.document)
    await verdicts.keepOnly(
      tx,
      name,
      running.map(({ areaId }) => areaId),
    )
    for (const one of running) await look(tx, one, there, unfit, parts)
  })
}

function runningIn(name: string, { areas }: EnvironmentDocument): Running[] {
  return Object.entries(areas).flatMap(([areaId, { enabled, live, canary }]) =>
    canary && enabled ? [{ name, areaId, live: live.version, canary: canary.version }] : [],
  )
}

async function look(
  tx: Tx,
  running: Running,
  there: Environment,
  unfit: ReadonlyMap<string, readonly Text[]>,
  parts: JudgeParts,
): Promise<void> {
  const { name, areaId, canary } = running
  const known = await parts.verdicts.find(tx, name, areaId)
  const before = known?.version === canary ? known : null
  const fromRevision = before?.fromRevision ?? there.revision
  const keep = (state: CanaryVerdict['state'], sessions: Judgement['sessions']) =>
    parts.verdicts.keep(tx, { ...running, version: canary, fromRevision, state, sessions, at: parts.now() })

  if (unfit.has(`${areaId} ${canary}`)) {
    await keep('unfit', { live: 0, canary: 0 })
    if (before?.state === 'unfit') return
    parts.log.error({ environment: name, area: areaId, version: canary }, 'the canary does not fit what runs')
    return parts.tellOwners(tx, { ...running, event: 'canary_unfit', worse: [] })
  }
  const judgement = await judged(tx, running, fromRevision, there, parts)
  if (judgement.state !== 'worse') return keep(judgement.state, judgement.sessions)
  await stop(tx, running, judgement.worse, parts)
}

/** By the present hour and the one before it: a second version that does worse in either of them is worse. */
async function judged(
  tx: Tx,
  { name, areaId, live, canary }: Running,
  fromRevision: number,
  { document }: Environment,
  { telemetry, now }: JudgeParts,
): Promise<Judgement> {
  const hour = hourOf(now())
  const since = new Date(hour.getTime() - hourMs)
  const sums = await telemetry.sums(tx, { environment: name, since, areaId, fromRevision, byHour: true })
  const [present, previous] = [hour, since].map((of) => {
    const own = sums.filter((sum) => sum.hour.getTime() === of.getTime())
    const [one, other] = [live, canary].map((version) => versionFigures(own, areaId, version))
    return one && other ? judgeCanary(one, other, canaryLimitsOf(document)) : null
  })
  const all = [present, previous].filter((one) => one !== null && one !== undefined)
  const found = all.find(({ state }) => state === 'worse') ?? all.find(({ state }) => state === 'fine')
  return found ?? present ?? { state: 'waiting', sessions: { live: 0, canary: 0 } }
}

async function stop(tx: Tx, running: Running, worse: readonly Worse[], parts: JudgeParts): Promise<void> {
  const { name, areaId, canary } = running
  const reasons = worse.map(({ measure, live, canary: tried }) =>
    text(`environment.worse.${measure}`, { live: rounded(measure, live), canary: rounded(measure, tried) }),
  )
  await parts.environments.changeIn(tx, name, {
    author: 'server',
    reason: [text('environment.canaryStopped', { version: canary }), ...reasons],
    apply: (document) => withCanary(document, areaId, null),
  })
  await parts.verdicts.forget(tx, name, areaId)
  parts.log.info({ environment: name, area: areaId, version: canary, worse }, 'the canary was stopped')
  await parts.tellOwners(tx, { ...running, event: 'canary_stopped', worse })
}

const decimals = { load_success: 1, errors: 2, lcp: 0, inp: 0 } as const

function rounded(measure: Worse['measure'], value: number): number {
  return Number(value.toFixed(decimals[measure]))
}
