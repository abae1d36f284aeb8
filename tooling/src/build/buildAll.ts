import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWorkspace, type Workspace } from '../workspace/workspace.ts'
import { inputsOf, Stamps } from './inputs.ts'
import { inTurns } from './inTurns.ts'
import { runNode } from './run.ts'

export interface BuildResult {
  readonly name: string
  readonly ok: boolean
}

interface Task {
  readonly name: string
  readonly folder: string
  readonly inputs: string
}

const bundler = fileURLToPath(new URL('../../bin/bundle.ts', import.meta.url))
/** Each build uses more than one core by itself. */
const atOnce = 2

/**
 * Builds every package with a `webpack.config.mjs` whose inputs changed since its last build, and says what it does;
 * with names, of those alone.
 */
export async function buildAll(
  from: string,
  say: (line: string) => void = console.log,
  only: readonly string[] = [],
): Promise<BuildResult[]> {
  const workspace = readWorkspace(from)
  const stamps = new Stamps(workspace)
  const all = buildable(workspace)
  const unknown = only.filter((name) => !all.some((task) => task.name === name))
  if (unknown.length > 0) throw new Error(`Nothing to build is called ${unknown.join(', ')}.`)
  const tasks = only.length > 0 ? all.filter(({ name }) => only.includes(name)) : all
  const stale = tasks.filter(({ name, folder, inputs }) => !stamps.isFresh(name, inputs, join(folder, 'dist')))
  const results: BuildResult[] = tasks.filter((task) => !stale.includes(task)).map(({ name }) => ({ name, ok: true }))
  if (stale.length > 0) say(`Building ${stale.map(({ name }) => name).join(', ')}.`)
  await inTurns(stale, atOnce, async (task) => void results.push(await build(task, stamps, say)))
  return results
}

function buildable(workspace: Workspace): Task[] {
  return workspace.packages
    .filter(({ folder }) => existsSync(join(folder, 'webpack.config.mjs')))
    .map(({ folder }) => ({ name: basename(folder), folder, inputs: inputsOf(workspace, folder) }))
}

async function build(
  { name, folder, inputs }: Task,
  stamps: Stamps,
  say: (line: string) => void,
): Promise<BuildResult> {
  const started = performance.now()
  stamps.remove(name)
  // In a process of its own: webpack's memory goes with it.
  const { code, output } = await runNode([bundler, folder], { cwd: folder })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (code === 0) {
    stamps.write(name, inputs)
    say(`  ${name} built in ${seconds} s`)
  } else {
    say(`  ${name} was not built:\n${output}`)
  }
  return { name, ok: code === 0 }
}
