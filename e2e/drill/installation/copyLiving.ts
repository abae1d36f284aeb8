import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Copies a folder that somebody writes into meanwhile: what has gone by the time it is its turn is left out.
 *
 * @param takes - Whether a path below the folder, with slashes, comes along.
 */
export function copyLiving(from: string, to: string, takes: (path: string) => boolean = () => true, below = ''): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const path = `${below}${entry.name}`
    if (!takes(path)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyLiving(source, target, takes, `${path}/`)
    else if (entry.isFile()) copyPresent(source, target)
  }
}

/** Copies what a copy lacks of a folder whose files never change once they are there. */
export function copyNew(from: string, to: string): void {
  copyLiving(from, to, (path) => !existsSync(join(to, path)) || statSync(join(to, path)).isDirectory())
}

function copyPresent(source: string, target: string): void {
  try {
    copyFileSync(source, target)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
