import type { FileStore } from '../../files/file-store.ts'
import { text } from '../../texts/text.ts'
import { translate } from '../../texts/translate.ts'
import { buildFiles, hashesOf, readRelease, type Release } from './area-build.ts'
import type { AreaVersion, AreaVersionRepository, ReleaseOrigin } from './area-version.repository.ts'
import { areaOf, withLive, type AreaPointer } from './environment-document.ts'
import type { EnvironmentRepository } from './environment.repository.ts'
import type { Verify } from './environments/verify-against.ts'
import { keepShellFiles } from './web/shell/kept-shell-files.ts'
import { shellId } from './web/shell/shell-build.ts'
import { readShellRelease, shellPointer, storeShell } from './web/shell/shell-release.ts'

export interface PublishParts {
  readonly files: FileStore
  readonly versions: AreaVersionRepository
  readonly environments: EnvironmentRepository
  /** Local mode: what was built last is live. Elsewhere a version that was known before stays where people put it. */
  readonly followsBuilds: boolean
  /** Where it is live as well as long as nothing is. */
  readonly others: readonly string[]
  /** A folder that could not be published; its area keeps the version it has. */
  readonly report: (folder: string, reason: string, error?: unknown) => void
}

/**
 * Publishes every build folder, and makes a new version the live one of `environment`. One bad folder stops no other.
 */
export async function publishBuilds(
  folders: readonly string[],
  environment: string,
  parts: PublishParts,
): Promise<void> {
  for (const folder of folders) {
    try {
      const release = await readRelease(folder)
      if (release) await publish(release, environment, parts)
    } catch (error) {
      parts.report(folder, error instanceof Error ? error.message : String(error), error)
    }
  }
}

/** Folder of a version, below the origin and below the file store. */
function releaseBase(areaId: string, version: string): string {
  return `/r/${areaId}/${version}/`
}

/** What an environment keeps of a version that is live in it. */
export function pointerTo({ areaId, version, build }: Pick<AreaVersion, 'areaId' | 'version' | 'build'>): AreaPointer {
  return { version, base: releaseBase(areaId, version), integrity: build.integrity[build.entry] ?? '' }
}

/** Keeps the files of a version and makes it known, write-once. Whether it was not known before. */
export async function storeRelease(
  { build, document, version, files }: Release,
  { files: store, versions }: Pick<PublishParts, 'files' | 'versions'>,
  origin?: ReleaseOrigin,
): Promise<boolean> {
  const areaId = document.id
  const folder = releaseBase(areaId, version).slice(1)
  await Promise.all(files.map(({ name, bytes }) => store.putOnce(`${folder}${name}`, bytes)))
  return versions.add({ areaId, version, build, document, files: hashesOf(files), ...(origin && { origin }) })
}

/**
 * Publishes the shell of a build folder, and makes it live where every area that is on fits it; in local mode in any
 * case. Answers its version; null where there is none.
 */
export async function publishShell(
  folder: string,
  environment: string,
  parts: PublishParts & { readonly verify: Pick<Verify, 'shell'> },
): Promise<string | null> {
  try {
    const release = await readShellRelease(folder)
    if (!release) {
      await keepShellFiles(await buildFiles(folder), parts.files)
      return null
    }
    const isNew = await storeShell(release, parts)
    const { document } = await parts.environments.read(environment)
    const problems = parts.followsBuilds ? [] : await parts.verify.shell(release.build, document)
    if (problems.length > 0)
      parts.report(folder, `not live, since it lacks ${problems.map((lack) => translate('en', lack)).join('; ')}`)
    else await goLive(shellId, shellPointer(release.version), environment, isNew, parts)
    return release.version
  } catch (error) {
    parts.report(folder, error instanceof Error ? error.message : String(error), error)
    return null
  }
}

async function publish(release: Release, environment: string, parts: PublishParts): Promise<void> {
  const isNew = await storeRelease(release, parts)
  const { build, version } = release
  const areaId = release.document.id
  await goLive(areaId, pointerTo({ areaId, version, build }), environment, isNew, parts)
}

async function goLive(
  areaId: string,
  pointer: AreaPointer,
  environment: string,
  isNew: boolean,
  { environments, followsBuilds, others }: PublishParts,
): Promise<void> {
  const { version } = pointer
  await environments.change(environment, {
    author: 'server',
    reason: [text('environment.started', { version })],
    apply: (current) => {
      const live = areaOf(current, areaId)?.live
      const stays = live !== undefined && (live.version === version || !(followsBuilds || isNew))
      return stays ? current : withLive(current, areaId, pointer)
    },
  })
  for (const name of others)
    await environments.change(name, {
      author: 'server',
      reason: `Began with the build ${version} of ${areaId}`,
      apply: (current) => (areaOf(current, areaId) ? current : withLive(current, areaId, pointer)),
    })
}
