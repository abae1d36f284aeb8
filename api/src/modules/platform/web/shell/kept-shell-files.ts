import type { FileStore } from '../../../../files/file-store.ts'
import type { ReleaseFile } from '../../area-build.ts'

/** A name that says which bytes it holds, so that it means the same in every build of the shell. */
const lasting = /^[^/]+\.[0-9a-f]{8,}\.[a-z0-9]+(?:\.(?:br|gz))?$/

/** A name with a hash stands for other bytes than before: one of the two is not what it says. */
export class KnownOtherwise extends Error {
  constructor(name: string) {
    super(`${name} is known here with other bytes.`)
  }
}

export const isLasting = (name: string): boolean => lasting.test(name)

/**
 * Keeps the files of a shell in the store that all processes share: a page that another one served, or this one before
 * it was exchanged, finds its files here. Throws before anything is kept where a name stands for other bytes already.
 */
export async function keepShellFiles(built: readonly ReleaseFile[], files: FileStore): Promise<void> {
  const kept = built.filter(({ name }) => isLasting(name))
  for (const { name, bytes } of kept) {
    const known = await files.get(keptAt(name))
    if (known && !known.equals(bytes)) throw new KnownOtherwise(name)
  }
  await Promise.all(kept.map(({ name, bytes }) => files.putOnce(keptAt(name), bytes)))
}

/** A file of any shell that was published here, by its address. */
export async function keptShellFile(path: string, files: Pick<FileStore, 'get'>): Promise<Buffer | null> {
  const name = path.slice(1)
  return isLasting(name) ? files.get(keptAt(name)) : null
}

export const keptAt = (name: string): string => `shell/${name}`
