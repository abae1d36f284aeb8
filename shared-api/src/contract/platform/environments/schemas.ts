import { Type, type Static } from 'typebox'
import { RoleName } from '../../identity/schemas.ts'
import { Instant, Nullable, Strict, Text, Uuid, Words } from '../../kit/schemaKit.ts'
import { areaIdPattern } from './rules/area-id.rules.ts'

export const EnvironmentName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$', examples: ['production'] })
export const AreaId = Type.String({ pattern: areaIdPattern, examples: ['offers'] })
/** Release version and hash of its bytes. */
export const ReleaseVersion = Type.String({ pattern: '^[0-9A-Za-z.-]{1,60}$', examples: ['1.4.0-1a2b3c4d'] })

export const Revision = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, examples: [12] })

/** Why somebody changes what runs: it stands in the history. */
export const ChangeReason = Text(500, { minLength: 1, examples: ['Staffels work again in Safari'] })

const Published = Type.Object({
  version: ReleaseVersion,
  published_at: Instant,
  /** Of the deploy token that brought it; null for what came with the server. */
  published_by: Nullable(Text(120, { examples: ['CI of team-offers'] })),
  commit: Nullable(Text(64, { examples: ['9f2c1e07'] })),
  changelog: Nullable(Text(10_000, { examples: ['Staffels work again in Safari'] })),
  /** Since when its files are no longer kept: it can be published again, and not go live before. */
  removed_at: Nullable(Instant),
})

/** In every language. */
const AreaName = Type.Object({ nl: Type.String({ examples: ['Offertes'] }), en: Type.String({ examples: ['Offers'] }) })

/** Whom a second version is for: that share of the people who have one of the roles; no roles are all. */
export const Audience = Type.Object({
  percent: Type.Number({ minimum: 0, maximum: 100, examples: [10] }),
  roles: Type.Array(RoleName, { maxItems: 3, uniqueItems: true }),
})

export const Canary = Type.Object({ version: ReleaseVersion, ...Audience.properties })
export type Canary = Static<typeof Canary>

/** What one person wants to go live and a second one has to agree with, by asking for the same. */
const AskedVersion = Type.Object({
  version: ReleaseVersion,
  /** For whom, where it is to be a second version. */
  canary: Nullable(Audience),
  by: Text(254, { examples: ['admin@staffel.example'] }),
  reason: ChangeReason,
  at: Instant,
})
export type AskedVersion = Static<typeof AskedVersion>

const PublishedArea = Type.Object({
  id: AreaId,
  /** What people call it; null where its versions do not say. */
  name: Nullable(AreaName),
  owner: Text(120, { examples: ['team-offers'] }),
  /** All that was published here, newest first; at most twenty. */
  versions: Type.Array(Published),
})

const EnvironmentArea = Type.Object({
  ...PublishedArea.properties,
  enabled: Type.Boolean(),
  /** While it is off, the API refuses the calls that no other area needs. */
  refuses_calls: Type.Boolean(),
  /** Flags that were set here, by key; the others are as the area says. */
  flags: Type.Record(Type.String(), Type.Boolean()),
  live: ReleaseVersion,
  /** A second version, for a share of the people. */
  canary: Nullable(Canary),
  asked: Nullable(AskedVersion),
  /** What was live before, newest first: `rollBackArea` takes the first. */
  previous: Type.Array(ReleaseVersion),
})

export const EnvironmentState = Type.Object({
  name: EnvironmentName,
  /** Goes up with every change; whoever changes something sends the one that they saw. */
  revision: Type.Integer({ examples: [12] }),
  /** Whether a second person has to agree before another version goes live. */
  four_eyes: Type.Boolean(),
  /** The frame, which is a release like the areas; null where nobody published one. */
  shell: Nullable(EnvironmentArea),
  areas: Type.Array(EnvironmentArea),
  /** What was published in this installation and was never live in this environment; absent of an older server. */
  waiting: Type.Optional(Type.Array(PublishedArea)),
})
export type EnvironmentState = Static<typeof EnvironmentState>

/** One thing that a change did. */
const EnvironmentStep = Type.Object({
  /** Null of what is about the environment itself. */
  area: Nullable(AreaId),
  what: Words(['added', 'live', 'canary', 'asked', 'switch', 'calls', 'flag', 'fourEyes']),
  /** Which flag. */
  flag: Nullable(Text(80, { examples: ['page-while-off'] })),
  /** A version, `on` or `off`; for a second version also its share and roles. */
  from: Nullable(Text(200, { examples: ['1.3.0-9f8e7d6c'] })),
  to: Nullable(Text(200, { examples: ['1.4.0-1a2b3c4d'] })),
})
export type EnvironmentStep = Static<typeof EnvironmentStep>

export const EnvironmentChange = Type.Object({
  revision: Type.Integer({ examples: [12] }),
  at: Instant,
  author: Text(254, { examples: ['admin@staffel.example'] }),
  /** With what the server itself says of it: what stopped a canary, or what a version lacks that was forced. */
  reason: Text(4000, { minLength: 1, examples: ['Staffels work again in Safari'] }),
  steps: Type.Array(EnvironmentStep),
  /** Whether `undoEnvironmentChange` can put back what was before. */
  can_undo: Type.Boolean(),
})
export type EnvironmentChange = Static<typeof EnvironmentChange>

/** `publish`: bring versions, and nothing more. `release`: also say which one is live. */
export const DeployRights = Words(['publish', 'release'])
export type DeployRights = Static<typeof DeployRights>

export const DeployToken = Type.Object({
  id: Uuid,
  area: AreaId,
  label: Text(120, { examples: ['CI of team-offers'] }),
  rights: DeployRights,
  made_by: Text(254, { examples: ['admin@staffel.example'] }),
  made_at: Instant,
  last_used_at: Nullable(Instant),
  revoked_at: Nullable(Instant),
})
export type DeployToken = Static<typeof DeployToken>

export const NewDeployToken = Strict({
  area: AreaId,
  label: Text(120, { minLength: 1, examples: ['CI of team-offers'] }),
  rights: DeployRights,
})

/** The secret is told this once. */
export const MadeDeployToken = Type.Object({ id: Uuid, token: Text(100, { examples: ['staffel_deploy_…'] }) })

export const NewCanary = Strict({
  version: ReleaseVersion,
  ...Audience.properties,
  revision: Revision,
  reason: ChangeReason,
})
