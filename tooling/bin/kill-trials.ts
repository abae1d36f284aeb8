import { join, resolve } from 'node:path'
import { spawnSync } from 'node:child_process'

/**
 * `npm run kill-trials`: processes that are ended at a random moment, a hundred times of each kind; `-- 500` of them.
 * `-- mail` is those that read mailboxes, `-- exact 200` those that renew the tokens of a link with Exact, `-- push`
 * those that push offers to it. Every `npm test` has one of each.
 */
const kinds: Readonly<Record<string, string>> = { mail: 'kill-reader', exact: 'kill-refresh', push: 'kill-push' }
const root = resolve(import.meta.dirname, '../..')
const args = process.argv.slice(2)
const named = args.flatMap((arg) => kinds[arg] ?? [])
const kills = args.find((arg) => /^\d+$/.test(arg)) ?? '100'
const unknown = args.filter((arg) => !(arg in kinds) && arg !== kills)
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${Object.keys(kinds).join(', ')}, and a number.`)
  process.exit(64)
}
const jest = join(root, 'node_modules/jest/bin/jest.js')
const { status } = spawnSync(process.execPath, [jest, ...(named.length > 0 ? named : Object.values(kinds))], {
  cwd: join(root, 'api'),
  env: { ...process.env, STAFFEL_KILLS: kills },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
