import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { single, type Tally } from './Tally.ts'

interface JestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numRuntimeErrorTestSuites: number
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
}

/** Runs jest and counts what it reports; a file that could not even run counts as a failure. */
export function runJest(root: string, name: string, args: readonly string[], cwd: string): Tally {
  const file = reportFile(root, name)
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  const status = runNode([jest, ...args, '--passWithNoTests', '--json', `--outputFile=${file}`], cwd)
  const report = read<JestReport>(file)
  if (!report) return single(false)
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  return { passed: report.numPassedTests, failed: status === 0 ? failed : Math.max(failed, 1) }
}

/** Runs the browser tests and counts what they report. A test that passed only on a second try is not a pass. */
export function runPlaywright(root: string): Tally {
  const file = reportFile(root, 'playwright')
  const status = runNode(['e2e/run.ts', '--reporter=list,json'], root, { PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  const report = read<PlaywrightReport>(file)
  if (!report) return single(false)
  const failed = report.stats.unexpected + report.stats.flaky
  return { passed: report.stats.expected, failed: status === 0 ? failed : Math.max(failed, 1) }
}

function runNode(args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): number | null {
  // Jest prints its report to stdout when it also writes it to a file; what people read goes to stderr.
  return spawnSync(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }).status
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
