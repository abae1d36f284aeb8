import { join } from 'node:path'
import { monolith } from '../webpack/index.ts'
import { readWorkspace, workspacePackage } from '../workspace/workspace.ts'
import { runWebpack } from './bundle.ts'
import { inputsOf, Stamps } from './inputs.ts'

/** Builds the monolith variant when something in it changed, and answers the folder that it is in. */
export async function buildMonolith(from: string): Promise<string> {
  const workspace = readWorkspace(from)
  const { folder } = workspacePackage(workspace, '@staffel/shell')
  const output = join(folder, 'dist-monolith')
  const stamps = new Stamps(workspace)
  const areas = workspace.packages
    .filter(({ manifest }) => manifest.name.startsWith('@staffel/mf-'))
    .map((area) => area.folder)
  const inputs = [folder, ...areas].map((each) => inputsOf(workspace, each)).join('\n')
  if (stamps.isFresh('monolith', inputs, output)) return output
  stamps.remove('monolith')
  await runWebpack(monolith(folder))
  stamps.write('monolith', inputs)
  return output
}
