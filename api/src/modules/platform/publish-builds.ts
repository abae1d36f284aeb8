import type { FileStore } from '../../files/file-store.ts'
import { readRelease, type Release } from './area-build.ts'
import type { AreaVersionRepository } from './area-version.repository.ts'
import { withLive } from './environment-document.ts'
import type { EnvironmentRepository } from './environment.repository.ts'

export interface PublishParts {
  readonly files: FileStore
  readonly versions: AreaVersionRepository
  readonly environments: EnvironmentRepository
  /** Local mode: what was built last is live. Elsewhere a version that was known before stays where people put it. */
  readonly followsBuilds: boolean
  /** A folder that could not be published; its area keeps the version it has. */
  readonly report: (folder: string, reason: string) => void
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
      parts.report(folder, error instanceof Error ? error.message : String(error))
    }
  }
}

/** Folder of a version, below the origin and below the file store. */
function releaseBase(areaId: string, version: string): string {
  return `/r/${areaId}/${version}/`
}

async function publish(
  { build, document, version, files }: Release,
  environment: string,
  { files: store, versions, environments, followsBuilds }: PublishParts,
): Promise<void> {
  const areaId = document.id
  const base = releaseBase(areaId, version)
  await Promise.all(files.map(({ name, bytes }) => store.putOnce(`${base.slice(1)}${name}`, bytes)))
  const isNew = await versions.add({ areaId, version, build, document })
  await environments.change(environment, {
    author: 'server',
    reason: `Started with the build ${version} of ${areaId}`,
    apply: (current) => {
      const live = current.areas[areaId]?.live
      const stays = live !== undefined && (live.version === version || !(followsBuilds || isNew))
      return stays
        ? current
        : withLive(current, areaId, { version, base, integrity: build.integrity[build.entry] ?? '' })
    },
  })
}
