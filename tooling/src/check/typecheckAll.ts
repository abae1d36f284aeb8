import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readWorkspace } from '../workspace/workspace.ts'
import type { Tally } from './Tally.ts'

/** Type-checks every package with the native compiler; each counts as one check. */
export function typecheckAll(from: string): Tally {
  const { root, packages } = readWorkspace(from)
  const compiler = join(root, 'node_modules/.bin/tsc')
  const failed = packages
    .filter(({ folder }) => existsSync(join(folder, 'tsconfig.json')))
    .map(({ folder }) => ({
      name: basename(folder),
      ok: spawnSync(compiler, ['-p', folder], { cwd: root, stdio: 'inherit' }).status === 0,
    }))
  for (const { name, ok } of failed) if (!ok) console.error(`${name}: types do not fit`)
  return { passed: failed.filter(({ ok }) => ok).length, failed: failed.filter(({ ok }) => !ok).length }
}
