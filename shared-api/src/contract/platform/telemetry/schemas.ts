import { Type, type Static } from 'typebox'
import { Strict, Words } from '../../kit/schemaKit.ts'
import { failureKinds } from './rules/telemetry.rules.ts'
import { AreaId, EnvironmentName, ReleaseVersion, Revision } from '../environments/schemas.ts'

export const FailureKindWord = Words(failureKinds)

/** The id that a person sees where something failed: of the frame, or the `x-request-id` of a call. */
export const FailureId = Type.String({ pattern: '^[0-9a-f][0-9a-f-]{7,35}$', examples: ['3f9a12c4'] })

/** A file of ours and a place in it. Nothing that anybody typed, and no address of a page. */
export const FailurePlace = Type.String({
  maxLength: 120,
  pattern: '^[A-Za-z0-9_.:@-]+$',
  examples: ['page-offers.1f3a9c02.js:1:2345'],
})

const ReportedFailure = Strict({
  id: FailureId,
  kind: FailureKindWord,
  /** Of the answer, where there was one. */
  status: Type.Optional(Type.Integer({ minimum: 100, maximum: 599, examples: [503] })),
  place: Type.Optional(FailurePlace),
})
export type ReportedFailure = Static<typeof ReportedFailure>

const Milliseconds = Type.Integer({ minimum: 0, maximum: 600_000, examples: [412] })

const AreaReport = Strict({
  area: AreaId,
  version: ReleaseVersion,
  /** This page load uses the area for the first time: it counts as one session of it. */
  opened: Type.Optional(Type.Literal(true)),
  /** How long its code took to come and run. */
  load: Type.Optional(Milliseconds),
  lcp: Type.Optional(Milliseconds),
  inp: Type.Optional(Milliseconds),
  /** In thousandths. */
  cls: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, examples: [12] })),
  failures: Type.Optional(Type.Array(ReportedFailure, { minItems: 1, maxItems: 8 })),
})
export type AreaReport = Static<typeof AreaReport>

/** What one page load has met since its last report. */
export const Telemetry = Strict({
  environment: EnvironmentName,
  /** Of the environment document that the page was made from. */
  revision: Revision,
  /** Whether this page load is one of those that are measured; failures are told by all. */
  measured: Type.Boolean(),
  areas: Type.Array(AreaReport, { minItems: 1, maxItems: 12 }),
})
export type Telemetry = Static<typeof Telemetry>
