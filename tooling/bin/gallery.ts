import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildAll } from '../src/build/buildAll.ts'

/**
 * `npm run gallery` shows every screen in every state, `npm run gallery -- offers --width 390` a part of it. `--store
 * offers/many` stores that picture anew, which the browser tests compare with, and `--store` alone all of them.
 */
const root = resolve(import.meta.dirname, '../..')
const asked = process.argv.slice(2)
const built = await buildAll(root)
if (built.some(({ ok }) => !ok)) process.exit(1)
const program = asked.includes('--store') ? 'e2e/gallery/store.ts' : 'e2e/gallery/run.ts'
process.exitCode = spawnSync(process.execPath, [program, ...asked], { cwd: root, stdio: 'inherit' }).status ?? 1
