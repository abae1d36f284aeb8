import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FileStore } from './file-store.ts'
import { filesBelow } from './files-below.ts'
import { folderStore } from './folder-store.ts'
import { ofReleases } from './remember-releases.ts'

export interface KeptReleases extends FileStore {
  /** Whether there is anything at hand. */
  readonly hasAny: boolean
}

/** So many files are on their way at once. */
const atOnce = 8

/**
 * A store that may be away, with the files of the releases that pages are made of at hand in a folder: what never
 * changes may be read there first. Each environment says which ones those are.
 */
export function keptReleases(store: FileStore, folder: string): KeptReleases {
  const copies = new Map<string, FileStore>()
  const copyOf = (environment: string): FileStore => {
    const copy = copies.get(environment) ?? folderStore(join(folder, environment))
    copies.set(environment, copy)
    return copy
  }
  for (const environment of environmentsIn(folder)) copyOf(environment)
  return {
    ...store,
    hasAny: copies.size > 0,
    async get(name) {
      if (!ofReleases.test(name)) return store.get(name)
      for (const copy of copies.values()) {
        const bytes = await copy.get(name)
        if (bytes) return bytes
      }
      return store.get(name)
    },
    async remove(name) {
      for (const copy of copies.values()) await copy.remove(name)
      await store.remove(name)
    },
    async keepAtHand(environment, names) {
      const copy = copyOf(environment)
      const wanted = [...names]
      for (let at = 0; at < wanted.length; at += atOnce)
        await Promise.all(
          wanted.slice(at, at + atOnce).map(async (name) => {
            const bytes = (await copy.get(name)) ? null : await store.get(name)
            if (bytes) await copy.putOnce(name, bytes)
          }),
        )
      for (const name of await filesBelow(join(folder, environment))) if (!names.has(name)) await copy.remove(name)
    },
  }
}

function environmentsIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
