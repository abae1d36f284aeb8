import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readAreaDocument } from '../webpack/area/areaDocument.ts'
import { areaFolders, readWorkspace, type Workspace } from '../workspace/workspace.ts'
import { addToLock } from './addToLock.ts'
import { areaFiles, type NewArea } from './areaFiles.ts'

/** What speaks against an area, told to who asks for it. */
export class NewAreaError extends Error {
  override readonly name = 'NewAreaError'
}

/** Addresses that are the frame's, or the server's. */
const taken = new Set([
  ...['deploy', 'environments', 'finishsignin', 'healthz', 'login', 'metrics'],
  ...['o', 'r', 'readyz', 'shell', 'telemetry', 'webhook'],
])

/** Writes a new area into the workspace that `from` is in, and makes it one of its packages. Answers its folder. */
export function writeArea(from: string, area: NewArea): string {
  const workspace = readWorkspace(from)
  const problem = problemOf(workspace, area)
  if (problem !== undefined) throw new NewAreaError(problem)
  const folder = join(workspace.root, `mf-${area.id}`)
  const files = new Map([...areaFiles(area), ['package.json', manifestLike(workspace, area.id)]])
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  layOut(workspace.root, folder)
  addToWorkspaces(workspace.root, basename(folder))
  addToLock(workspace.root, basename(folder))
  return folder
}

function problemOf(workspace: Workspace, { id, nl, en }: NewArea): string | undefined {
  if (!/^[a-z]+$/.test(id)) return `An area is called by small letters alone, and "${id}" is not.`
  if (existsSync(join(workspace.root, `mf-${id}`))) return `mf-${id} is there already.`
  if ([nl, en].some((name) => name.trim() === '')) return 'Its name in the menu is empty.'
  const others = areaFolders(workspace).map((folder) => readAreaDocument(folder))
  const owner = others.find(({ routes }) => routes.some(({ path }) => path.split('/')[1]?.toLowerCase() === id))
  if (owner) return `/${id} is a path of ${owner.id}.`
  return taken.has(id) ? `/${id} is a path of the frame.` : undefined
}

/** As the other areas have it: the same commands, the same React. */
function manifestLike(workspace: Workspace, id: string): string {
  const [model] = areaFolders(workspace).sort((one, other) => dependencyCount(one) - dependencyCount(other))
  if (model === undefined) throw new NewAreaError(`${workspace.root} has no area to take the commands of.`)
  const manifest: object = JSON.parse(readFileSync(join(model, 'package.json'), 'utf8'))
  return `${JSON.stringify({ ...manifest, name: `@staffel/mf-${id}`, version: '1.0.0' }, null, 2)}\n`
}

function dependencyCount(folder: string): number {
  const { dependencies = {} }: { dependencies?: object } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  return Object.keys(dependencies).length
}

/** How lines break depends on how long its names are. */
function layOut(root: string, folder: string): void {
  const prettier = join(root, 'node_modules/prettier/bin/prettier.cjs')
  spawnSync(process.execPath, [prettier, '--write', '--log-level', 'silent', folder], { cwd: root })
}

/** After the other areas. */
function addToWorkspaces(root: string, name: string): void {
  const file = join(root, 'package.json')
  const manifest: { workspaces: string[] } = JSON.parse(readFileSync(file, 'utf8'))
  const after = manifest.workspaces.findLastIndex((one) => one.startsWith('mf-')) + 1
  manifest.workspaces.splice(after || manifest.workspaces.length, 0, name)
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
}
