import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runNode } from '../build/run.ts'
import { quickFolder } from './quickFolder.ts'
import type { StepResult } from './runSteps.ts'
import { single } from './Tally.ts'

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** Files and, for the threads and servers that tests start, what Node compiled before: they start in half the time. */
const environment = (root: string): Record<string, string> => ({
  TMPDIR: quickFolder(),
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
})

/**
 * Screens that are drawn over and over leave much behind that is soon garbage, and so do calls. With room for it, it is
 * looked through less often: a twentieth of what tests of screens cost, a tenth of those of calls. One of the API's
 * measures how much memory it takes, so they have a little less.
 */
const roomForGarbage = (name: string) => [`--max-semi-space-size=${name === 'api' ? 48 : 64}`]

/** Runs jest and counts what it reports; a file that could not even run counts as a failure. */
export async function runJest(root: string, name: string, args: readonly string[], cwd: string): Promise<StepResult> {
  const file = reportFile(root, name)
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  // What files leave behind in a worker slows the next ones down; a full one is replaced.
  const idle = '--workerIdleMemoryLimit=1GB'
  // On a busy machine a worker takes longer than half a second to end; one that something holds open never ends.
  const ending = '--workerGracefulExitTimeout=30000'
  const options = [idle, ending, '--passWithNoTests', '--json', `--outputFile=${file}`]
  const { code, output } = await runNode([...roomForGarbage(name), jest, ...args, ...options], {
    cwd,
    env: environment(root),
  })
  const report = read<JestReport>(file)
  if (!report) return { ...single(false), output }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1), output }
}

/** Runs the browser tests and counts what they report. A test that passed only on a second try is not a pass. */
export async function runPlaywright(root: string): Promise<StepResult> {
  const file = reportFile(root, 'playwright')
  const { code, output } = await runNode(['e2e/run.ts', '--reporter=list,json'], {
    cwd: root,
    env: { ...environment(root), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const report = read<PlaywrightReport>(file)
  if (!report) return { ...single(false), output }
  const failed = report.stats.unexpected + report.stats.flaky
  return { passed: report.stats.expected, failed: code === 0 ? failed : Math.max(failed, 1), output }
}

function reportFile(root: string, name: string): string {
  const file = join(root, 'node_modules/.cache/staffel', `${name}.report.json`)
  mkdirSync(dirname(file), { recursive: true })
  rmSync(file, { force: true })
  return file
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
