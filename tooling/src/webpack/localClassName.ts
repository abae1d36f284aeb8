import { createHash } from 'node:crypto'
import { basename, relative, sep } from 'node:path'

/**
 * What a class of a CSS module is called in the page: `mf-offers-document-head-k3Zq`. It says whose it is, and depends
 * on nothing but where the file stands in the repository, so that a page looks the same in the house, alone and in the
 * monolith.
 */
export function localClassName(root: string, file: string, name: string): string {
  const path = relative(root, file).split(sep)
  const place = createHash('sha256').update(path.join('/')).digest('base64url').slice(0, 4)
  return [path[0], basename(file, '.module.css'), name, place].join('-')
}
