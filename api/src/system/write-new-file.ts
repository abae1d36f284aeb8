import { randomBytes } from 'node:crypto'
import { linkSync, rmSync, writeFileSync } from 'node:fs'

/**
 * A small file of the process itself, whole or not at all, also when the disk is full. `EEXIST` where there is one
 * already.
 */
export function writeNewFile(path: string, content: string | Uint8Array, mode: number): void {
  const half = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    writeFileSync(half, content, { flag: 'wx', mode, flush: true })
    linkSync(half, path)
  } finally {
    rmSync(half, { force: true })
  }
}
