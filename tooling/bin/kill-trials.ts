import { join, resolve } from 'node:path'
import { spawnSync } from 'node:child_process'

/**
 * `npm run kill-trials`: readers of mailboxes that are ended at a random moment, a hundred times on each kind;
 * `-- 500` of them. Every `npm test` has one.
 */
const root = resolve(import.meta.dirname, '../..')
const [kills = '100'] = process.argv.slice(2)
const jest = join(root, 'node_modules/jest/bin/jest.js')
const { status } = spawnSync(process.execPath, [jest, 'kill-reader'], {
  cwd: join(root, 'api'),
  env: { ...process.env, STAFFEL_KILLS: kills },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
