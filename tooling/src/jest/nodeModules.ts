import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Where packages are installed: those of the workspace, or of an area that has installed this one. */
export const nodeModules = above(import.meta.dirname)

function above(folder: string): string {
  if (basename(folder) === 'node_modules') return folder
  const own = join(folder, 'node_modules')
  if (existsSync(join(own, 'jest')) || folder === dirname(folder)) return own
  return above(dirname(folder))
}
