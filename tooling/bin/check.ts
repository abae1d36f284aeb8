import { existsSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { affectedPackages } from '../src/check/affectedPackages.ts'
import { changedFiles } from '../src/check/changedFiles.ts'
import { runSteps, summaryOf, type Step } from '../src/check/runSteps.ts'
import { runJest } from '../src/check/runSuites.ts'
import { lint, unused } from '../src/check/runTools.ts'
import { typecheckAll } from '../src/check/typecheckAll.ts'
import { readWorkspace } from '../src/workspace/workspace.ts'

/**
 * `npm run check`: what `npm test` would say of the files that have changed, but for what takes longer than a minute.
 */
const root = resolve(import.meta.dirname, '../..')
const workspace = readWorkspace(root)
const files = changedFiles(root)
const code = files.filter((file) => ['.ts', '.tsx', '.mjs'].includes(extname(file)))
const inApi = (file: string): boolean => file.startsWith('api/')

/** Nearly every test of the API asks for all of it, so those beside a file are its tests. */
const besides = [...new Set(code.filter(inApi).map((file) => `${dirname(file)}/`))]
const units = workspace.packages
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(join(folder, 'jest.config.mjs')) && basename(folder) !== 'api')
const related = code.filter((file) => !inApi(file)).map((file) => join(root, file))

const steps: readonly (Step & { readonly needed: boolean })[] = [
  {
    name: 'unit tests',
    needed: related.length > 0,
    run: () =>
      runJest(root, 'check', ['--maxWorkers=2', '--projects', ...units, '--findRelatedTests', ...related], root),
  },
  { name: 'lint', needed: files.length > 0, run: () => lint(root, files) },
  { name: 'unused code', needed: code.length > 0, run: () => unused(root) },
  { name: 'types', needed: code.length > 0, run: () => typecheckAll(root, affectedPackages(workspace, code)) },
  {
    name: 'API tests',
    needed: besides.length > 0,
    run: () =>
      runJest(
        root,
        'check-api',
        besides.map((folder) => `${folder}[^/]*$`),
        join(root, 'api'),
      ),
  },
]

const started = performance.now()
const done = await runSteps(
  steps.filter(({ needed }) => needed),
  2,
)
console.log('')
for (const line of summaryOf(done, (performance.now() - started) / 1000)) console.log(line)
process.exitCode = done.every(({ failed }) => failed === 0) ? 0 : 1
