import { availableParallelism } from 'node:os'
import { existsSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { buildAll } from '../src/build/buildAll.ts'
import { failuresOf, runSteps, summaryOf, type Step, type StepResult } from '../src/check/runSteps.ts'
import { runJest, runPlaywright } from '../src/check/runSuites.ts'
import { lint, slowExpressions, unused } from '../src/check/runTools.ts'
import { single, sum } from '../src/check/Tally.ts'
import { typecheckAll } from '../src/check/typecheckAll.ts'
import { areaFolders, readWorkspace } from '../src/workspace/workspace.ts'

const root = resolve(import.meta.dirname, '../..')
const workspace = readWorkspace(root)
const areas = areaFolders(workspace)
const others = workspace.packages
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(join(folder, 'jest.config.mjs')))
  .filter((folder) => basename(folder) !== 'api' && !areas.includes(folder))

async function build(): Promise<StepResult> {
  const said: string[] = []
  const results = await buildAll(root, (line) => said.push(line))
  return { ...sum(results.map(({ ok }) => single(ok))), output: said.join('\n') }
}

/** Two steps share the machine, and each gets half of it. */
const atOnce = 2
const workers = `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / atOnce))}`

/** What takes longest begins first, so that both ends come close together. */
const steps: readonly Step[] = [
  { name: 'build', run: build },
  { name: 'API tests', run: () => runJest(root, 'api', [workers], join(root, 'api')) },
  { name: 'browser tests', after: 'build', run: () => runPlaywright(root) },
  { name: 'tests of the areas', run: () => runJest(root, 'areas', [workers, '--projects', ...areas], root) },
  { name: 'unit tests', run: () => runJest(root, 'unit', [workers, '--projects', ...others], root) },
  { name: 'slow expressions', run: () => slowExpressions(root) },
  { name: 'lint', run: () => lint(root) },
  { name: 'unused code', run: () => unused(root) },
  { name: 'types', run: () => typecheckAll(root) },
]

const started = performance.now()
const done = await runSteps(steps, atOnce)
const seconds = (performance.now() - started) / 1000
for (const line of [...failuresOf(done), '', ...summaryOf(done, seconds)]) console.log(line)
process.exitCode = done.every(({ failed }) => failed === 0) ? 0 : 1
