import type {
  AskedVersion,
  Canary,
  CanaryLimits,
  DeployToken,
  EnvironmentState,
  NewDeployToken,
} from '@staffel/shared-api/contract'
import { normaliseRoles } from '@staffel/shared-api/rules'
import type { Static } from 'typebox'
import { invalid, notFound } from '../../../errors.ts'
import { text, type Inserted, type Text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'
import type { AreaVersionRepository, PublishedVersion } from '../area-version.repository.ts'
import {
  areaOf,
  withCanary,
  withCanaryLimits,
  withFourEyes,
  withLive,
  withRolledBack,
  withSwitch,
  type EnvironmentArea,
  type EnvironmentDocument,
  type Switch,
} from '../environment-document.ts'
import type { Environment, EnvironmentChange as Change, EnvironmentRepository } from '../environment.repository.ts'
import { pointerTo } from '../publish-builds.ts'
import { shellId } from '../web/shell/shell-build.ts'
import { shellPointer } from '../web/shell/shell-release.ts'
import { agreedOn, type Wisher } from './agreed-on.ts'
import type { DeployTokenRepository } from './deploy-token.repository.ts'
import type { Verify } from './verify-against.ts'

/** Who changes something, and why. */
export interface By {
  readonly author: string
  readonly reason: string
  /** Of a pipeline: who made its token. */
  readonly behind?: string
  /** What the author saw; left out by a program, which asks for a state and not for a step. */
  readonly revision?: number
  /** Live in spite of what it lacks. What lacks something of the shell is then refused by the shell, in the browser. */
  readonly force?: boolean
}

export interface AreaIn {
  readonly name: string
  readonly area: string
}

export interface EnvironmentsService {
  list(): Promise<EnvironmentState[]>
  setLive(at: AreaIn, version: string, by: By): Promise<EnvironmentState>
  rollBack(at: AreaIn, by: By): Promise<EnvironmentState>
  switchArea(at: AreaIn, to: Switch, by: By): Promise<EnvironmentState>
  /** A second version for a share of the people. */
  setCanary(at: AreaIn, canary: Canary, by: By): Promise<EnvironmentState>
  stopCanary(at: AreaIn, by: By): Promise<EnvironmentState>
  setFourEyes(name: string, on: boolean, by: By): Promise<EnvironmentState>
  /** When a second version stops by itself. */
  setCanaryLimits(name: string, limits: CanaryLimits, by: By): Promise<EnvironmentState>
  /** What would be missing if that version were live, by name; for programs, in English. */
  problems(at: AreaIn, version: string): Promise<string[]>
  tokens(name: string): Promise<DeployToken[]>
  makeToken(name: string, token: Static<typeof NewDeployToken>, madeBy: string): Promise<{ id: string; token: string }>
  revokeToken(name: string, tokenId: string): Promise<void>
}

interface EnvironmentsParts {
  readonly environments: EnvironmentRepository
  readonly versions: AreaVersionRepository
  readonly tokens: DeployTokenRepository
  readonly verify: Verify
  readonly now: () => Date
}

/** Which version of which area is live where: seen, changed with a reason, and taken back. */
export function environmentsService(parts: EnvironmentsParts): EnvironmentsService {
  const { environments, versions, tokens, verify, now } = parts
  const known = async (name: string) => {
    const found = (await environments.list()).find((environment) => environment.name === name)
    if (!found) throw notFound()
    return found
  }
  const knownArea = async ({ name, area }: AreaIn) => {
    if (!areaOf((await known(name)).document, area)) throw notFound()
  }
  /** A version of an area or of the shell: where it lies, and what would be missing if it were live there. */
  const published = async ({ name, area }: AreaIn, version: string) => {
    const { document } = await known(name)
    const shell = area === shellId ? await versions.findShell(version) : null
    if (shell) return { pointer: shellPointer(version), missing: await verify.shell(shell, document) }
    const release = area === shellId ? null : await versions.find(area, version)
    if (!release) throw invalid({ version: text('environment.notPublished', { version }) })
    return { pointer: pointerTo(release), missing: await verify.area(release, document) }
  }
  const fitting = async (at: AreaIn, version: string) => {
    const { pointer, missing } = await published(at, version)
    if (missing.length > 0) throw invalid({ version: incompatible(missing) })
    return pointer
  }
  const change = async (
    name: string,
    { author, reason, revision }: Pick<By, 'author' | 'revision'> & Pick<Change, 'reason'>,
    apply: (document: EnvironmentDocument) => EnvironmentDocument,
  ) => {
    const changed = await environments.change(name, {
      author,
      reason,
      apply,
      ...(revision !== undefined && { revision }),
    })
    return stateOf(name, changed, await versions.latest())
  }
  return {
    list: async () => {
      const [all, latest] = await Promise.all([environments.list(), versions.latest()])
      return all.map((environment) => stateOf(environment.name, environment, latest))
    },
    setLive: async ({ name, area }, version, by) => {
      const { pointer, missing } = await published({ name, area }, version)
      const isForced = missing.length > 0
      if (isForced && !by.force) throw invalid({ version: incompatible(missing) })
      const reason = isForced ? [text('environment.forced', { reason: by.reason, missing: inOne(missing) })] : by.reason
      return change(name, { ...by, reason }, (document) => {
        if (areaOf(document, area)?.live.version === version) return document
        if (isForced && document.fourEyes) throw invalid({ version: text('environment.notForced') })
        const wish = { version, canary: null }
        return agreedOn(document, area, wish, wisher(by), now(), (before) => withLive(before, area, pointer))
      })
    },
    rollBack: async ({ name, area }, by) => {
      await knownArea({ name, area })
      return change(name, by, (document) => {
        if (!areaOf(document, area)?.previous[0]) throw invalid({ version: text('environment.nothingBefore') })
        return withRolledBack(document, area)
      })
    },
    switchArea: async ({ name, area }, to, by) => {
      if (area === shellId) throw invalid({ area: text('environment.shellStays') })
      await knownArea({ name, area })
      return change(name, by, (document) => withSwitch(document, area, to))
    },
    setCanary: async ({ name, area }, { version, percent, roles }, by) => {
      await knownArea({ name, area })
      const pointer = await fitting({ name, area }, version)
      return change(name, by, (document) => {
        if (areaOf(document, area)?.live.version === version)
          throw invalid({ version: text('environment.isLive', { version }) })
        const canary = { percent, roles }
        return agreedOn(document, area, { version, canary }, wisher(by), now(), (before) =>
          withCanary(before, area, { ...pointer, ...canary }),
        )
      })
    },
    stopCanary: async ({ name, area }, by) => {
      await knownArea({ name, area })
      return change(name, by, (document) => {
        if (!areaOf(document, area)?.canary) throw invalid({ area: text('environment.noCanary') })
        return withCanary(document, area, null)
      })
    },
    setFourEyes: async (name, on, by) => {
      await known(name)
      return change(name, by, (document) => withFourEyes(document, on))
    },
    setCanaryLimits: async (name, limits, by) => {
      await known(name)
      return change(name, by, (document) => withCanaryLimits(document, limits))
    },
    problems: async (at, version) => (await published(at, version)).missing.map((lack) => translate('en', lack)),
    tokens: async (name) => {
      await known(name)
      return (await tokens.list(name)).map((token) => ({
        id: token.tokenId,
        area: token.areaId,
        label: token.label,
        rights: token.rights,
        made_by: token.madeBy,
        made_at: token.madeAt.toISOString(),
        last_used_at: token.lastUsedAt?.toISOString() ?? null,
        revoked_at: token.revokedAt?.toISOString() ?? null,
      }))
    },
    makeToken: async (name, { area: areaId, label, rights }, madeBy) => {
      await known(name)
      await environments.keep(name)
      const { id, secret } = await tokens.make({ environment: name, areaId, label, rights, madeBy }, now())
      return { id, token: secret }
    },
    revokeToken: async (name, tokenId) => {
      if (!(await tokens.revoke(name, tokenId, now()))) throw notFound()
    },
  }
}

function wisher({ author, behind, reason }: By): Wisher {
  return { author, person: behind ?? author, isProgram: behind !== undefined, reason }
}

/** So many are told by name; of a version that lacks more, that there are more says enough. */
const toldNames = 12

/** Several texts as one. */
function inOne(all: readonly Text[]): Inserted {
  const more = all.length - toldNames
  const [one, ...others] = more > 0 ? [...all.slice(0, toldNames), text('environment.more', { count: more })] : all
  if (!one) return ''
  return others.length === 0 ? one : text('environment.both', { one, other: inOne(others) })
}

/** Why a version cannot be live, by the names that it misses. */
export function incompatible(missing: readonly Text[]): Text {
  return text('environment.incompatible', { missing: inOne(missing) })
}

function askedOf({ asked }: EnvironmentArea): AskedVersion | null {
  if (!asked) return null
  const { version, canary, by, reason, at } = asked
  const audience = canary && { percent: canary.percent, roles: normaliseRoles(canary.roles) }
  return { version, canary: audience, by, reason, at }
}

function canaryOf({ canary }: EnvironmentArea): Canary | null {
  if (!canary) return null
  return { version: canary.version, percent: canary.percent, roles: normaliseRoles(canary.roles) }
}

function stateOf(
  name: string,
  { revision, document }: Environment,
  latest: readonly PublishedVersion[],
): EnvironmentState {
  const one = (id: string, area: EnvironmentArea) => areaState(id, area, latest)
  const areas = Object.entries(document.areas).sort(([first], [second]) => (first < second ? -1 : 1))
  const shell = areaOf(document, shellId)
  return {
    name,
    revision,
    four_eyes: document.fourEyes ?? false,
    shell: shell ? one(shellId, shell) : null,
    areas: areas.filter(([id]) => id !== shellId).map(([id, area]) => one(id, area)),
    waiting: [...new Set(latest.map(({ areaId }) => areaId))]
      .filter((id) => !areaOf(document, id))
      .sort()
      .map((id) => publishedArea(id, latest)),
  }
}

function areaState(
  id: string,
  area: EnvironmentArea,
  latest: readonly PublishedVersion[],
): EnvironmentState['areas'][number] {
  return {
    ...publishedArea(id, latest),
    enabled: area.enabled,
    refuses_calls: area.refusesCalls ?? false,
    canary: canaryOf(area),
    flags: area.flags,
    asked: askedOf(area),
    live: area.live.version,
    previous: area.previous.map(({ version }) => version),
  }
}

function publishedArea(
  id: string,
  latest: readonly PublishedVersion[],
): NonNullable<EnvironmentState['waiting']>[number] {
  const own = latest.filter(({ areaId }) => areaId === id)
  return {
    id,
    name: own[0]?.name ?? null,
    owner: own[0]?.owner ?? '',
    versions: own.map(({ version, publishedAt, publishedBy, about, removedAt }) => ({
      version,
      published_at: publishedAt.toISOString(),
      published_by: publishedBy,
      commit: about?.commit ?? null,
      changelog: about?.changelog ?? null,
      removed_at: removedAt?.toISOString() ?? null,
    })),
  }
}
