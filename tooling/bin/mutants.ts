import { availableParallelism } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { nodeJest } from '../src/jest/index.ts'
import { filesToMutate, testsThatLook } from '../src/mutants/areas.ts'
import { leastNoticed, scoresByArea, type MutantResult } from '../src/mutants/scores.ts'

/**
 * `npm run mutants`: puts small faults into what must not break unnoticed, one at a time, and counts those that no test
 * notices. `-- prices` looks at one area, `-- price-lines` at the files whose names begin so.
 */
const root = resolve(import.meta.dirname, '../..')

/** Milliseconds. A fault often shows as something that never comes; these tests take a hundredth of it. */
const hanging = 5_000

/** Where test files share their modules: a fault in what one does when it is loaded shows where it is loaded again. */
const sharing = ['api', 'shared-api']
const loadedAnew = { ...nodeJest, runtime: 'jest-runtime' }

/** No database starts, and no test waits longer than this for what does not come. */
const jestOf = (name: string) => ({
  ...(sharing.includes(name) && loadedAnew),
  globalSetup: null,
  globalTeardown: null,
  testMatch: testsThatLook[name]?.map((pattern) => `<rootDir>/${pattern}`),
  testTimeout: hanging,
})

/** As many as there are cores, or fewer on a machine that has other things to do. */
const workers = Number(process.env['MUTANTS_WORKERS'] ?? availableParallelism())

/** Works on a copy of the package, which is thrown away. */
async function mutate(name: string, paths: readonly string[]): Promise<MutantResult[]> {
  const folder = join(root, name)
  process.chdir(folder)
  const stryker = new Stryker({
    mutate: paths.map((path) => relative(name, path)),
    testRunner: 'jest',
    jest: { config: jestOf(name) },
    coverageAnalysis: 'perTest',
    concurrency: workers,
    ignorePatterns: ['dist', 'dist-*'],
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { allowColor: process.stdout.isTTY, logTests: false, reportTests: false, skipFull: true },
    timeoutMS: 6 * hanging,
  })
  const results = await stryker.runMutationTest()
  return results.map((result) => ({ ...result, fileName: relative(root, resolve(folder, result.fileName)) }))
}

const results: MutantResult[] = []
for (const [name, paths] of filesToMutate(root, process.argv.slice(2))) results.push(...(await mutate(name, paths)))

const scores = scoresByArea(results)
console.table(Object.fromEntries(scores))
for (const { fileName, location, replacement } of results.filter(({ status }) => status === 'Timeout'))
  console.log(`${fileName}:${location.start.line}: no end with ${replacement}`)
const tooLow = [...scores].filter(([, { percent }]) => percent < leastNoticed)
for (const [area] of tooLow) console.log(`${area}: less than ${leastNoticed} % of the faults are noticed`)
process.exitCode = tooLow.length === 0 && results.length > 0 ? 0 : 1
