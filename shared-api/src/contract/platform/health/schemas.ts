import { Type, type Static } from 'typebox'
import { Instant, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'
import { AreaId, ChangeReason, ReleaseVersion, Revision } from '../environments/schemas.ts'
import { FailureId, FailureKindWord, FailurePlace } from '../telemetry/schemas.ts'

/** When a second version stops by itself, and how many page loads are measured. */
export const CanaryLimits = Strict({
  /** So many sessions of each version in an hour before it is judged. */
  sessions: Type.Integer({ minimum: 1, maximum: 100_000, examples: [50] }),
  /** Worse by more than so many points of load success. */
  load_points: Type.Number({ minimum: 0, maximum: 100, examples: [2] }),
  /** So many times the errors a session, */
  error_times: Type.Number({ minimum: 1, maximum: 100, examples: [2] }),
  /** and at least so many errors. */
  errors_least: Type.Integer({ minimum: 1, maximum: 100_000, examples: [5] }),
  /** LCP or INP of three out of four longer by more than so many percent. */
  vitals_percent: Type.Number({ minimum: 1, maximum: 1000, examples: [25] }),
  /** Share of the page loads that are measured; whoever has a second version always is. */
  measured_percent: Type.Number({ minimum: 1, maximum: 100, examples: [100] }),
})
export type CanaryLimits = Static<typeof CanaryLimits>

const Share = Type.Number({ minimum: 0, maximum: 100, examples: [99.2] })
const Milliseconds = Type.Integer({ minimum: 0, examples: [640] })

/** How one version did; null where nothing was measured. Times are those that three out of four stay below. */
export const VersionHealth = Type.Object({
  version: ReleaseVersion,
  sessions: Type.Integer({ minimum: 0, examples: [1250] }),
  load_success: Nullable(Share),
  load_ms: Nullable(Milliseconds),
  lcp_ms: Nullable(Milliseconds),
  inp_ms: Nullable(Milliseconds),
  cls: Nullable(Type.Number({ minimum: 0, examples: [0.02] })),
  errors: Type.Integer({ minimum: 0, examples: [3] }),
})
export type VersionHealth = Static<typeof VersionHealth>

/** `waiting`: too few sessions yet. `unfit`: it does not run here, and everybody has the live one. */
export const canaryStates = ['waiting', 'fine', 'unfit'] as const

export const CanaryVerdict = Type.Object({
  state: Words(canaryStates),
  /** In the hour that was looked at. */
  live_sessions: Type.Integer({ minimum: 0, examples: [80] }),
  canary_sessions: Type.Integer({ minimum: 0, examples: [12] }),
})
export type CanaryVerdict = Static<typeof CanaryVerdict>

const AreaHealth = Type.Object({
  area: AreaId,
  live: VersionHealth,
  canary: Nullable(VersionHealth),
  /** Null while nobody has looked at the second version yet, or there is none. */
  verdict: Nullable(CanaryVerdict),
})
export type AreaHealth = Static<typeof AreaHealth>

export const EnvironmentHealth = Type.Object({
  /** What was met since then. */
  since: Instant,
  limits: CanaryLimits,
  areas: Type.Array(AreaHealth),
})
export type EnvironmentHealth = Static<typeof EnvironmentHealth>

export const FoundFailure = Type.Object({
  id: FailureId,
  at: Instant,
  area: AreaId,
  version: ReleaseVersion,
  kind: FailureKindWord,
  status: Nullable(Type.Integer({ examples: [503] })),
  place: Nullable(FailurePlace),
})
export type FoundFailure = Static<typeof FoundFailure>

export const FailureSearch = Strict({
  /** The id, or how it begins. */
  id: Type.Optional(Text(36, { examples: ['3f9a12c4'] })),
  area: Type.Optional(AreaId),
})

export const CanaryLimitsInput = Strict({ limits: CanaryLimits, revision: Revision, reason: ChangeReason })
