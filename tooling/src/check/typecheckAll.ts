import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runNode } from '../build/run.ts'
import { readWorkspace } from '../workspace/workspace.ts'
import type { StepResult } from './runSteps.ts'
import { single, sum } from './Tally.ts'

/** Type-checks every package, or those named, with the native compiler; each counts as one check. */
export async function typecheckAll(from: string, only?: ReadonlySet<string>): Promise<StepResult> {
  const { root, packages } = readWorkspace(from)
  const results: StepResult[] = []
  for (const { folder } of packages) {
    if (!existsSync(join(folder, 'tsconfig.json')) || only?.has(basename(folder)) === false) continue
    const { code, output } = await runNode([join(root, 'node_modules/tsc-native/bin/tsc'), '-p', folder], { cwd: root })
    results.push({
      ...single(code === 0),
      output: code === 0 ? output : `${output}${basename(folder)}: types do not fit\n`,
    })
  }
  return { ...sum(results), output: results.map(({ output }) => output).join('') }
}
