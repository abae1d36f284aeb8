import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStore } from './file-store.ts'
import { errorCode } from '../system/error-code.ts'

/** Files in a folder of this machine. `write` is another one in tests alone. */
export function folderStore(root: string, write: typeof writeDurably = writeDurably): FileStore {
  const base = resolve(root)
  const pathOf = (name: string): string => {
    const path = resolve(base, name)
    if (!path.startsWith(base + sep)) throw new Error('A file name must stay below the store.')
    return path
  }
  const putOnce = async (name: string, bytes: Uint8Array): Promise<void> => {
    const path = pathOf(name)
    if (await isFile(path)) return
    await mkdir(dirname(path), { recursive: true, mode: 0o750 })
    await writeWhole(path, bytes, write)
  }
  return {
    async put(folder, bytes, extension) {
      const name = join(folder, `${randomBytes(16).toString('hex')}.${extension}`)
      await putOnce(name, bytes)
      return name
    },
    putOnce,
    get: (name) => readFile(pathOf(name)).catch((error: unknown) => nullWhen(error, 'ENOENT', 'EISDIR', 'ENOTDIR')),
    remove: (name) => rm(pathOf(name), { force: true }),
  }
}

/** A name either does not exist or holds the whole file, also when the machine stops half-way. */
async function writeWhole(path: string, bytes: Uint8Array, write: typeof writeDurably): Promise<void> {
  const half = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    await write(half, bytes)
    // Unlike a rename, a link refuses to replace what is there.
    await link(half, path).catch((error: unknown) => nullWhen(error, 'EEXIST'))
  } finally {
    // Also when the disk is full: what is there is of no use to anybody and takes room.
    await rm(half, { force: true })
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o640)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => nullWhen(error, 'ENOENT', 'ENOTDIR'))
  return found?.isFile() ?? false
}

function nullWhen(error: unknown, ...codes: readonly string[]): null {
  if (codes.includes(errorCode(error))) return null
  throw error
}
