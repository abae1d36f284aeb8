import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../../../files/file-store.ts'

/** A name that says which bytes it holds, so that it means the same in every build of the shell. */
const lasting = /^[^/]+\.[0-9a-f]{8,}\.[a-z0-9]+(?:\.(?:br|gz))?$/

/**
 * Keeps the files of this process's shell in the store that all processes share: a page that another one served, or
 * this one before it was exchanged, finds its files here.
 */
export async function keepShellFiles(shellBuild: string, files: FileStore): Promise<void> {
  const names = await readdir(shellBuild).catch(() => [])
  await Promise.all(
    names
      .filter((name) => lasting.test(name))
      .map(async (name) => files.putOnce(`shell/${name}`, await readFile(join(shellBuild, name)))),
  )
}

/** A file of any shell that was served here, by its address. */
export async function keptShellFile(path: string, files: FileStore): Promise<Buffer | null> {
  const name = path.slice(1)
  return lasting.test(name) ? files.get(`shell/${name}`) : null
}
