import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildAll } from '../src/build/buildAll.ts'

/**
 * `npm run gallery` shows every screen in every state, `npm run gallery -- offers --width 390` a part of it. `--store`
 * stores the pictures that the browser tests compare with anew.
 */
const root = resolve(import.meta.dirname, '../..')
const asked = process.argv.slice(2)
const built = await buildAll(root)
if (built.some(({ ok }) => !ok)) process.exit(1)
const program = asked.includes('--store')
  ? ['e2e/run.ts', 'pictures', '--project', 'embedded', '--update-snapshots=all']
  : ['e2e/gallery/run.ts', ...asked]
process.exitCode = spawnSync(process.execPath, program, { cwd: root, stdio: 'inherit' }).status ?? 1
