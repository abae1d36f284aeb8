import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The browser tests: every journey on the database that the product brings along, then those of the main job on a
 * PostgreSQL server (`DATABASE_URL`, or one started here). Arguments go to Playwright: `node e2e/run.ts sign-in
 * --headed`. A browser that somebody watches is a whole one; workers know of no arguments, so it is told by a variable.
 */
const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
const given = process.argv.slice(2)
const watched = given.some((argument) => /^--(?:headed|ui|debug)/.test(argument))
const { status } = spawnSync(process.execPath, [playwright, 'test', ...given], {
  cwd: import.meta.dirname,
  env: { ...process.env, ...(watched ? { E2E_WATCHED: '1' } : {}) },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
