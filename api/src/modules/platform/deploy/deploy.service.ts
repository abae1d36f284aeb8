import { createHash } from 'node:crypto'
import { Audience, ReleaseVersion, Strict, Text } from '@staffel/shared-api/contract'
import { Type, type Static } from 'typebox'
import { DomainError, forbidden, notFound } from '../../../errors.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { ReleaseAbout, releaseOf, type Release, type ReleaseFile } from '../area-build.ts'
import type { AreaVersionRepository, ReleaseOrigin } from '../area-version.repository.ts'
import type { Deployer } from '../environments/deploy-token.repository.ts'
import type { EnvironmentsService } from '../environments/environments.service.ts'
import { uploadedAt } from './remove-old-uploads.ts'
import type { UploadsRepository } from './uploads.repository.ts'
import { storeRelease } from '../publish-builds.ts'
import { KnownOtherwise } from '../web/shell/kept-shell-files.ts'
import { shellId } from '../web/shell/shell-build.ts'
import { isShell, shellReleaseOf, storeShell, type ShellRelease } from '../web/shell/shell-release.ts'

/** Of all files of a release together: they are checked in memory. */
const mostBytes = 128 * 1024 * 1024

/** What is published: the files of a build folder by name, each known by the SHA-256 of its bytes. */
export const Publication = Strict({
  files: Type.Record(Type.String(), Type.String({ pattern: '^[0-9a-f]{64}$' }), { maxProperties: 2000 }),
  about: Type.Optional(ReleaseAbout),
})
export type Publication = Static<typeof Publication>

const Reason = Text(500, { minLength: 1 })
/** In spite of what it lacks. */
const Force = Type.Optional(Type.Boolean())
export const LiveChange = Strict({ version: ReleaseVersion, reason: Reason, force: Force })
/** To what the environment before has. */
export const Promotion = Strict({ reason: Reason, force: Force })
export const CanaryChange = Strict({ version: ReleaseVersion, ...Audience.properties, reason: Reason })
/** Back to what was before, or nothing but what is live. */
export const RollBack = Strict({ reason: Reason })

export type PublishAnswer =
  | { readonly missing: readonly string[] }
  | { readonly version: string; readonly isNew: boolean; readonly problems: readonly string[] }

export interface DeployService {
  state(deployer: Deployer): Promise<unknown>
  /** Keeps bytes for a publication to come, known by what they are. */
  keepFile(sha256: string, bytes: Buffer): Promise<void>
  /** Publishes once all files are here, and tells until then which are not. Nothing goes live by it. */
  publish(deployer: Deployer, publication: Publication): Promise<PublishAnswer>
  problems(deployer: Deployer, version: string): Promise<string[]>
  /** What a version is made of, for who brings it to another installation. */
  release(deployer: Deployer, version: string): Promise<unknown>
  /** Makes live what the environment before has. */
  promote(deployer: Deployer, change: Static<typeof Promotion>): Promise<unknown>
  setLive(deployer: Deployer, change: Static<typeof LiveChange>): Promise<unknown>
  rollBack(deployer: Deployer, change: Static<typeof RollBack>): Promise<unknown>
  setCanary(deployer: Deployer, change: Static<typeof CanaryChange>): Promise<unknown>
  stopCanary(deployer: Deployer, change: Static<typeof RollBack>): Promise<unknown>
}

interface DeployParts {
  readonly files: FileStore
  readonly uploads: Pick<UploadsRepository, 'note' | 'forget'>
  readonly now: () => Date
  readonly versions: AreaVersionRepository
  readonly environments: EnvironmentsService
}

/** What a team's own pipeline does with its area, by its token. */
export function deployService({ files, uploads, versions, environments, now }: DeployParts): DeployService {
  const stateOf = async ({ environment, areaId }: Deployer) => {
    const all = await environments.list()
    const found = all.find(({ name }) => name === environment)
    return {
      environment,
      environments: all.map(({ name }) => name),
      revision: found?.revision ?? 0,
      area: (areaId === shellId ? found?.shell : found?.areas.find(({ id }) => id === areaId)) ?? null,
    }
  }
  /** Each once, whatever the number of its names. */
  async function read(hashes: ReadonlySet<string>): Promise<Map<string, Buffer | null>> {
    const read = new Map<string, Buffer | null>()
    let size = 0
    for (const sha256 of hashes) {
      const bytes = await files.get(uploadedAt(sha256))
      size += bytes?.length ?? 0
      if (size > mostBytes) throw unfit(`The files of a version are at most ${mostBytes} bytes together.`)
      read.set(sha256, bytes)
    }
    return read
  }
  async function store(release: Release | ShellRelease, origin: ReleaseOrigin): Promise<boolean> {
    if (!isShellRelease(release)) return storeRelease(release, { files, versions }, origin)
    return storeShell(release, { files, versions }, origin).catch((error: unknown) => {
      throw error instanceof KnownOtherwise ? unfit(error.message) : error
    })
  }

  return {
    state: stateOf,
    async keepFile(sha256, bytes) {
      if (createHash('sha256').update(bytes).digest('hex') !== sha256)
        throw unfit('These bytes are not the ones that the address names.')
      // First, so that nothing lies there that nobody knows of.
      await uploads.note([sha256], now())
      await files.putOnce(uploadedAt(sha256), bytes)
    },
    async publish(deployer, { files: names, about = {} }) {
      const unsafe = Object.keys(names).find((name) => !isSafe(name))
      if (unsafe !== undefined) throw unfit(`A file cannot be called "${unsafe}".`)
      const { areaId, label } = deployer
      const known = await versions.madeOf(areaId, names)
      if (known !== null)
        return { version: known, isNew: false, problems: await environments.problems(at(deployer), known) }
      const brought = await read(new Set(Object.values(names)))
      const missing = [...brought].flatMap(([sha256, bytes]) => (bytes ? [] : [sha256]))
      await uploads.note(
        [...brought.keys()].filter((sha256) => !missing.includes(sha256)),
        now(),
      )
      if (missing.length > 0) return { missing }
      const release = releaseIn(
        Object.entries(names).flatMap(([name, sha256]) => {
          const bytes = brought.get(sha256)
          return bytes ? [{ name, bytes }] : []
        }),
      )
      const other = isShellRelease(release) ? shellId : release.document.id
      if (other !== areaId) throw forbidden({ key: 'environment.otherArea', params: { area: areaId, other } })
      const isNew = await store(release, { publishedBy: label, about })
      // They lie in the release now.
      for (const sha256 of brought.keys()) await files.remove(uploadedAt(sha256))
      await uploads.forget([...brought.keys()])
      const { version } = release
      return { version, isNew, problems: await environments.problems(at(deployer), version) }
    },
    problems: (deployer, version) => environments.problems(at(deployer), version),
    async release({ areaId }, version) {
      const made = await versions.made(areaId, version)
      if (!made) throw notFound()
      return { version, ...made }
    },
    async promote(deployer, { reason, force }) {
      const { environment, areaId } = mayRelease(deployer)
      const all = await environments.list()
      const before = all[all.findIndex(({ name }) => name === environment) - 1]
      if (!before) throw unfit(`No environment comes before ${environment}.`)
      const there = areaId === shellId ? before.shell : before.areas.find(({ id }) => id === areaId)
      if (!there) throw unfit(`${before.name} has no ${areaId}.`)
      await environments.setLive(at(deployer), there.live, by(deployer, reason, force))
      return stateOf(deployer)
    },
    async setLive(deployer, { version, reason, force }) {
      await environments.setLive(at(mayRelease(deployer)), version, by(deployer, reason, force))
      return stateOf(deployer)
    },
    async rollBack(deployer, { reason }) {
      await environments.rollBack(at(mayRelease(deployer)), by(deployer, reason))
      return stateOf(deployer)
    },
    async setCanary(deployer, { reason, ...canary }) {
      await environments.setCanary(at(mayRelease(deployer)), canary, by(deployer, reason))
      return stateOf(deployer)
    },
    async stopCanary(deployer, { reason }) {
      await environments.stopCanary(at(mayRelease(deployer)), by(deployer, reason))
      return stateOf(deployer)
    },
  }
}

const by = ({ label, madeBy }: Deployer, reason: string, force = false) => ({
  author: label,
  behind: madeBy,
  reason,
  force,
})
const at = ({ environment, areaId }: Deployer) => ({ name: environment, area: areaId })

/** A plain path below the release: no step up, nothing hidden, nothing that a web server reads in its own way. */
function isSafe(name: string): boolean {
  return name.length <= 200 && name.split('/').every((part) => /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(part))
}

function mayRelease(deployer: Deployer): Deployer {
  if (deployer.rights !== 'release') throw forbidden({ key: 'environment.mayNotRelease' })
  return deployer
}

const isShellRelease = (release: Release | ShellRelease): release is ShellRelease => 'id' in release

function releaseIn(files: readonly ReleaseFile[]): Release | ShellRelease {
  try {
    return isShell(files.map(({ name }) => name)) ? shellReleaseOf(files) : releaseOf(files)
  } catch (error) {
    throw unfit(error instanceof Error ? error.message : String(error))
  }
}

/** Told to a program in the words of who builds it. */
function unfit(problem: string): DomainError {
  return new DomainError('VALIDATION', { message: { key: 'environment.unfit', params: { problem } } })
}
