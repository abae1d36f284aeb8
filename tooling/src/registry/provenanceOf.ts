import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { changelogSince } from './changelogSince.ts'

/** Where a build came from, as far as its folder tells. */
export interface Provenance {
  readonly commit?: string
  readonly author?: string
  readonly changelog?: string
  readonly builder: string
  readonly lockfile?: string
}

const longest = 10_000

/** What is live: its version, and the commit that it was built from where that is known. */
export interface Since {
  readonly version: string | null
  readonly commit: string | null
}

/**
 * What has changed since the version that is live is what the package's own changelog says; where that says nothing,
 * the subjects of the commits in this folder.
 */
export function provenanceOf(folder: string, { version, commit: since }: Since): Provenance {
  const commit = git(folder, 'rev-parse', 'HEAD')
  const author = git(folder, 'log', '-1', '--format=%ae')
  const range = since !== null && /^[0-9a-f]{7,64}$/.test(since) ? [`${since}..HEAD`] : ['-1']
  const changelog =
    changelogSince(folder, version) || git(folder, 'log', '--no-merges', '--format=%s', ...range, '--', '.')
  const lockfile = lockOf(resolve(folder))
  return {
    ...(commit && { commit }),
    ...(author && { author }),
    ...(changelog && { changelog: changelog.slice(0, longest) }),
    builder: `node ${process.version}`,
    ...(lockfile && { lockfile }),
  }
}

/** Empty where there is no git, or no such commit in it. */
function git(folder: string, ...asked: string[]): string {
  const { status, stdout } = spawnSync('git', asked, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** Of the nearest lock of packages above the folder. */
function lockOf(folder: string): string | null {
  const file = join(folder, 'package-lock.json')
  if (existsSync(file)) return createHash('sha256').update(readFileSync(file)).digest('hex')
  return dirname(folder) === folder ? null : lockOf(dirname(folder))
}
