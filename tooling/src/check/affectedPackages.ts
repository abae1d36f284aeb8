import { basename } from 'node:path'
import type { Workspace } from '../workspace/workspace.ts'

/** Folders of the packages that hold one of the files, and of those that depend on one of them. */
export function affectedPackages({ packages }: Workspace, files: readonly string[]): Set<string> {
  const touched = new Set(files.map((file) => file.split('/')[0] ?? ''))
  const affected = new Set<string>()
  const add = (name: string): void => {
    for (const { folder, manifest } of packages) {
      const isIt = manifest.name === name
      const uses = { ...manifest.dependencies, ...manifest.devDependencies }[name] !== undefined
      if (affected.has(basename(folder)) || (!isIt && !uses)) continue
      affected.add(basename(folder))
      add(manifest.name)
    }
  }
  for (const { folder, manifest } of packages) if (touched.has(basename(folder))) add(manifest.name)
  return affected
}
