import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Source {
  /** From the root of the repository, with slashes. */
  readonly path: string
  readonly text: string
}

/** Everything that git knows or would take in, as paths from the root. */
export function everyFile(root: string): string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error('`npm run figures` asks git for the files; this is not a working tree of it.')
  return stdout.split('\n').filter((path) => path !== '' && existsSync(join(root, path)))
}

/** The sources among them, without what is generated. */
export function sources(root: string, files: readonly string[]): Source[] {
  return files
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes('.generated.'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
