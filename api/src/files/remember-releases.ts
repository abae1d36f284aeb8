import type { FileStore } from './file-store.ts'

/** Files of areas and shells, whose names stand for the same bytes forever. */
export const ofReleases = /^(?:r|shell)\//

const mostBytes = 64 * 1024 * 1024

/** Keeps files of releases that were asked for last in memory: a bucket is far away, and every page asks for some. */
export function rememberReleases(store: FileStore, most = mostBytes): FileStore {
  // In the order in which they were asked for.
  const kept = new Map<string, Buffer>()
  let size = 0
  const forget = (name: string): void => {
    size -= kept.get(name)?.length ?? 0
    kept.delete(name)
  }
  const keep = (name: string, bytes: Buffer): void => {
    forget(name)
    if (bytes.length > most) return
    for (const oldest of kept.keys()) {
      if (size + bytes.length <= most) break
      forget(oldest)
    }
    kept.set(name, bytes)
    size += bytes.length
  }
  return {
    ...store,
    async get(name) {
      const bytes = kept.get(name) ?? (await store.get(name))
      if (bytes && ofReleases.test(name)) keep(name, bytes)
      return bytes
    },
    async remove(name) {
      forget(name)
      await store.remove(name)
    },
  }
}
