import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const trunks = ['origin/main', 'main']

/** What differs from the commit where this branch left the main one, committed or not, without what was removed. */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]): string[] | undefined => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.split('\n').filter((line) => line !== '') : undefined
  }
  const bases = trunks.flatMap((trunk) => git('merge-base', trunk, 'HEAD') ?? [])
  // The later of the two: the other one is among its ancestors.
  const [base = 'HEAD'] = bases.filter((one) => bases.every((other) => git('merge-base', '--is-ancestor', other, one)))
  const changed = git('diff', '--name-only', '--diff-filter=d', base)
  if (!changed) throw new Error('`npm run check` asks git what has changed; this is not a working tree of it.')
  const added = git('ls-files', '--others', '--exclude-standard') ?? []
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(root, file)))
}
