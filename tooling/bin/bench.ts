import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { buildAll } from '../src/build/buildAll.ts'
import { buildMonolith } from '../src/build/buildMonolith.ts'

/** `npm run bench` measures everything, `npm run bench -- offers` one part. */
const root = resolve(import.meta.dirname, '../..')
const run = (file: string, ...args: string[]): boolean =>
  spawnSync(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' }).status === 0

const parts: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  pages: async () => run('e2e/bench/run.ts', await buildMonolith(root)),
  offers: () => run('e2e/bench/offers/run.ts'),
  catalogue: () => run('e2e/bench/catalogue/run.ts'),
  processes: () => run('e2e/bench/processes/run.ts'),
  matching: () => run('api/src/modules/requests/matching/bench/matching.bench.ts'),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`There is no bench "${unknown.join(', ')}"; there are ${Object.keys(parts).join(' and ')}.`)

const measured = Object.keys(parts).filter((name) => wanted.length === 0 || wanted.includes(name))
// The others measure the API alone.
const built = measured.includes('pages') ? await buildAll(root) : []
if (built.some(({ ok }) => !ok)) process.exit(1)
for (const name of measured) if (!(await parts[name]?.())) process.exitCode = 1
