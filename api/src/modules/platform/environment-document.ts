import { CanaryLimits } from '@staffel/shared-api/contract'
import { isDeepStrictEqual } from 'node:util'
import { Type, type Static } from 'typebox'

const AreaPointer = Type.Object({
  /** `1.0.0-1a2b3c4d`: release version and hash of its bytes. */
  version: Type.String(),
  /** `/r/offers/1.0.0-1a2b3c4d/` */
  base: Type.String(),
  /** Of the entry file. */
  integrity: Type.String(),
})
export type AreaPointer = Static<typeof AreaPointer>

const EnvironmentArea = Type.Object({
  enabled: Type.Boolean(),
  /** While it is off, the API refuses the calls that no other area needs. */
  refusesCalls: Type.Optional(Type.Boolean()),
  live: AreaPointer,
  /** A second version for a share of the people; with `roles`, of those who have one of them. */
  canary: Type.Union([
    Type.Null(),
    Type.Intersect([
      AreaPointer,
      Type.Object({
        percent: Type.Number({ minimum: 0, maximum: 100 }),
        roles: Type.Optional(Type.Array(Type.String())),
      }),
    ]),
  ]),
  /** What was live before, newest first; rolling back takes the first. */
  previous: Type.Array(AreaPointer),
  flags: Type.Record(Type.String(), Type.Boolean()),
  /** What somebody wants to go live, where a second person has to agree. */
  asked: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object({
        version: Type.String(),
        canary: Type.Union([Type.Null(), Type.Object({ percent: Type.Number(), roles: Type.Array(Type.String()) })]),
        by: Type.String(),
        /** Who stands behind it: of a deploy token, who made that. */
        person: Type.String(),
        reason: Type.String(),
        at: Type.String(),
      }),
    ]),
  ),
})
export type EnvironmentArea = Static<typeof EnvironmentArea>

/** Pointers and switches of one environment. Unknown fields are kept and ignored; an unknown `schema` is refused. */
export const EnvironmentDocument = Type.Object({
  schema: Type.Literal(1),
  env: Type.String(),
  /** A second person has to agree before another version goes live. */
  fourEyes: Type.Optional(Type.Boolean()),
  /** When a second version stops by itself; left out: as is usual. */
  canaryLimits: Type.Optional(CanaryLimits),
  areas: Type.Record(Type.String(), EnvironmentArea),
})
export type EnvironmentDocument = Static<typeof EnvironmentDocument>

const usualLimits: CanaryLimits = {
  sessions: 50,
  load_points: 2,
  error_times: 2,
  errors_least: 5,
  vitals_percent: 25,
  measured_percent: 100,
}

export function canaryLimitsOf({ canaryLimits }: Pick<EnvironmentDocument, 'canaryLimits'>): CanaryLimits {
  return canaryLimits ?? usualLimits
}

/**
 * An area of the document; undefined where it has none such. Names like `constructor` stand in every object, so an
 * area is never taken from `areas` without this.
 */
export function areaOf({ areas }: Pick<EnvironmentDocument, 'areas'>, areaId: string): EnvironmentArea | undefined {
  return Object.hasOwn(areas, areaId) ? areas[areaId] : undefined
}

/** How many earlier versions stay one click away. */
const keptVersions = 10

/** The document with a new live version of an area; what was live becomes the first to go back to. */
export function withLive(document: EnvironmentDocument, areaId: string, live: AreaPointer): EnvironmentDocument {
  const before = areaOf(document, areaId)
  const previous = before
    ? [before.live, ...before.previous].filter(({ version }) => version !== live.version).slice(0, keptVersions)
    : []
  const canary = before?.canary ?? null
  const area: EnvironmentArea = {
    ...before,
    enabled: before?.enabled ?? true,
    // Everybody has it now.
    canary: canary?.version === live.version ? null : canary,
    flags: before?.flags ?? {},
    live,
    previous,
    asked: null,
  }
  return { ...document, areas: { ...document.areas, [areaId]: area } }
}

/** The document with the version before as the live one again; the one that was taken back is not gone back to. */
export function withRolledBack(document: EnvironmentDocument, areaId: string): EnvironmentDocument {
  const area = areaOf(document, areaId)
  const [live, ...previous] = area?.previous ?? []
  if (!area || !live) return document
  return { ...document, areas: { ...document.areas, [areaId]: { ...area, live, previous } } }
}

export interface Switch {
  readonly enabled: boolean
  /** Left out: as it was. */
  readonly refusesCalls?: boolean | undefined
}

export function withSwitch(document: EnvironmentDocument, areaId: string, to: Switch): EnvironmentDocument {
  const area = areaOf(document, areaId)
  if (!area) return document
  const { enabled, refusesCalls = area.refusesCalls ?? false } = to
  if (area.enabled === enabled && (area.refusesCalls ?? false) === refusesCalls) return document
  return { ...document, areas: { ...document.areas, [areaId]: { ...area, enabled, refusesCalls } } }
}

export function withCanary(
  document: EnvironmentDocument,
  areaId: string,
  canary: EnvironmentArea['canary'],
): EnvironmentDocument {
  const area = areaOf(document, areaId)
  if (!area) return document
  return { ...document, areas: { ...document.areas, [areaId]: { ...area, canary } } }
}

/** The document with a flag of an area set; null leaves it to the area. */
export function withFlag(
  document: EnvironmentDocument,
  areaId: string,
  flag: string,
  value: boolean | null,
): EnvironmentDocument {
  const area = areaOf(document, areaId)
  if (!area || (area.flags[flag] ?? null) === value) return document
  const { [flag]: _, ...others } = area.flags
  const flags = value === null ? others : { ...others, [flag]: value }
  return { ...document, areas: { ...document.areas, [areaId]: { ...area, flags } } }
}

export function withFourEyes(document: EnvironmentDocument, fourEyes: boolean): EnvironmentDocument {
  return (document.fourEyes ?? false) === fourEyes ? document : { ...document, fourEyes }
}

export function withCanaryLimits(document: EnvironmentDocument, canaryLimits: CanaryLimits): EnvironmentDocument {
  return isDeepStrictEqual(canaryLimitsOf(document), canaryLimits) ? document : { ...document, canaryLimits }
}
