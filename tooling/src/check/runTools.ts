import { join } from 'node:path'
import { runNode } from '../build/run.ts'
import type { StepResult } from './runSteps.ts'
import { single, sum } from './Tally.ts'

const eslint = 'node_modules/eslint/bin/eslint.js'
const prettier = 'node_modules/prettier/bin/prettier.cjs'

/**
 * Circles of imports cost lint as much as all else: where every file is read, `figures/house.test.ts` looks for them,
 * among types as well, in a hundredth of the time.
 */
const withoutCircles = ['--rule', 'import-x/no-cycle: off']

/** How files are written, and what they may say. Files that are as they were are not read again by the formatter. */
export async function lint(root: string, files: readonly string[] = ['.']): Promise<StepResult> {
  const cached = ['--cache', '--cache-strategy', 'content']
  const format = await runTool(root, [
    prettier,
    '--check',
    '--log-level',
    'warn',
    '--ignore-unknown',
    ...cached,
    ...files,
  ])
  const circles = files.includes('.') ? withoutCircles : []
  const rules = await runTool(root, [eslint, ...files, '--max-warnings=0', '--no-warn-ignored', ...circles])
  return { ...sum([format, rules]), output: format.output + rules.output }
}

/** Files that are as they were are not attacked again. */
export function slowExpressions(root: string): Promise<StepResult> {
  const cached = [
    '--cache',
    '--cache-location',
    join(root, 'node_modules/.cache/redos/'),
    '--cache-strategy',
    'content',
  ]
  return runTool(root, [eslint, '.', '--config', 'redos.config.mjs', '--max-warnings=0', ...cached])
}

/** Files, packages and exports that no entry leads to. */
export function unused(root: string): Promise<StepResult> {
  return runTool(root, ['node_modules/knip/bin/knip.js', '--config', 'knip.config.mjs', '--no-progress'])
}

async function runTool(root: string, args: readonly string[]): Promise<StepResult> {
  const { code, output } = await runNode(args, { cwd: root })
  return { ...single(code === 0), output }
}
