import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { buildAll } from '../src/build/buildAll.ts'
import { runJest, runPlaywright } from '../src/check/runSuites.ts'
import { single, sum, type Tally } from '../src/check/Tally.ts'
import { typecheckAll } from '../src/check/typecheckAll.ts'
import { readWorkspace } from '../src/workspace/workspace.ts'

const root = resolve(import.meta.dirname, '../..')
const tested = readWorkspace(root)
  .packages.map(({ folder }) => folder)
  .filter((folder) => existsSync(join(folder, 'jest.config.mjs')))
const units = tested.filter((folder) => basename(folder) !== 'api')

function lint(): Tally {
  const eslint = join(root, 'node_modules/eslint/bin/eslint.js')
  return single(
    spawnSync(process.execPath, [eslint, '.', '--max-warnings=0'], { cwd: root, stdio: 'inherit' }).status === 0,
  )
}

/** Files that are as they were are not attacked again. */
function expressions(): Tally {
  const eslint = join(root, 'node_modules/eslint/bin/eslint.js')
  const cache = join(root, 'node_modules/.cache/redos/')
  return single(
    spawnSync(
      process.execPath,
      [
        eslint,
        '.',
        '--config',
        'redos.config.mjs',
        '--max-warnings=0',
        '--cache',
        '--cache-location',
        cache,
        '--cache-strategy',
        'content',
      ],
      { cwd: root, stdio: 'inherit' },
    ).status === 0,
  )
}

async function build(): Promise<Tally> {
  return sum((await buildAll(root)).map(({ ok }) => single(ok)))
}

const steps: readonly (readonly [name: string, run: () => Tally | Promise<Tally>])[] = [
  ['lint', lint],
  ['slow expressions', expressions],
  ['types', () => typecheckAll(root)],
  ['unit tests', () => runJest(root, 'unit', ['--projects', ...units], root)],
  ['API tests', () => runJest(root, 'api', [], join(root, 'api'))],
  ['build', build],
  ['browser tests', () => runPlaywright(root)],
]

const summary: (Tally & { name: string; seconds: number })[] = []
for (const [name, run] of steps) {
  console.log(`\n── ${name}`)
  const started = performance.now()
  summary.push({ name, ...(await run()), seconds: Math.round((performance.now() - started) / 1000) })
}

console.log('')
for (const { name, passed, failed, seconds } of summary)
  console.log(`${name}: ${passed} passed, ${failed} failed (${seconds} s)`)
const total = sum(summary)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
