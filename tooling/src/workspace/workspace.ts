import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

export interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly workspaces?: readonly string[]
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

export interface WorkspacePackage {
  /** Absolute folder. */
  readonly folder: string
  readonly manifest: PackageManifest
}

export interface Workspace {
  readonly root: string
  readonly packages: readonly WorkspacePackage[]
}

export function readManifest(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The nearest folder above that declares workspaces. */
export function workspaceRoot(from: string): string {
  const root = workspaceAbove(from)
  if (root === undefined) throw new Error(`No package.json with "workspaces" above ${from}`)
  return root
}

export function readWorkspace(from: string): Workspace {
  const root = workspaceRoot(from)
  const folders = (readManifest(root).workspaces ?? []).flatMap((pattern) => globSync(pattern, { cwd: root }))
  const packages = folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readManifest(folder) }))
  return { root, packages }
}

/** The folders of the areas: what has a document that says so. */
export function areaFolders({ packages }: Workspace): string[] {
  return packages.map(({ folder }) => folder).filter((folder) => existsSync(join(folder, 'area.json')))
}

export function workspacePackage(workspace: Workspace, name: string): WorkspacePackage {
  const found = workspace.packages.find(({ manifest }) => manifest.name === name)
  if (!found) throw new Error(`There is no package ${name} in ${workspace.root}`)
  return found
}

/** Undefined for an area that lives in a repository of its own. */
export function workspaceAbove(from: string): string | undefined {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && readManifest(folder).workspaces) return folder
    if (folder === dirname(folder)) return undefined
  }
}

/** An installed package, as code in `folder` sees it. */
export function installedPackage(folder: string, name: string): WorkspacePackage {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const candidate = join(at, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return { folder: candidate, manifest: readManifest(candidate) }
  }
  throw new Error(`${name} is not installed for ${folder}`)
}

export function installedVersion(folder: string, name: string): string {
  return installedPackage(folder, name).manifest.version
}
