import type { FileStore } from '../../../files/file-store.ts'
import { keptAt, isLasting } from '../web/shell/kept-shell-files.ts'
import { shellId } from '../web/shell/shell-build.ts'
import type { OldReleasesRepository } from './old-releases.repository.ts'

/** Between the moment from which on nothing leads to a version, and that in which its files go. */
const delayMs = 60 * 60 * 1000

/**
 * Keeps the last ten versions of each area and of the shell, those of the last thirty days, and whatever an environment
 * still names; the files of all others go. In two steps, so that who chose one at that very moment has it.
 */
export async function removeOldReleases(old: OldReleasesRepository, files: FileStore, now: Date): Promise<void> {
  await old.mark(now)
  for (const release of await old.marked(new Date(now.getTime() - delayMs))) {
    const { areaId, version, files: names } = release
    const isShell = areaId === shellId
    // Files of the shell are shared by all versions that have the same ones.
    const shared = isShell ? await old.keptFiles(shellId) : new Set<string>()
    if (shared === null) continue
    for (const name of names) {
      const lasts = isShell && isLasting(name)
      if (!lasts) await files.remove(`r/${areaId}/${version}/${name}`)
      else if (!shared.has(name)) await files.remove(keptAt(name))
    }
    await old.forgetFiles(release)
  }
}
