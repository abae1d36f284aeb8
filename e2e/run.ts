import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The browser tests: every journey on the database that the product brings along, then those of the main job on a
 * PostgreSQL server (`DATABASE_URL`, or one started here). Arguments go to Playwright: `node e2e/run.ts sign-in
 * --headed`.
 */
const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')), 'cli.js')
const { status } = spawnSync(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
