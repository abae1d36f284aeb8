import { posix } from 'node:path'
import ts from 'typescript'
import type { Source } from './sources.ts'

/**
 * Groups of files that import each other in a circle, by types or values. Between packages there are none: their walls
 * see to that.
 */
export function importCircles(sources: readonly Source[]): string[][] {
  const known = new Set(sources.map(({ path }) => path))
  const imports = new Map(
    sources.map(({ path, text }) => [
      path,
      ts
        .preProcessFile(text)
        .importedFiles.map(({ fileName }) => posix.join(posix.dirname(path), fileName))
        .filter((target) => known.has(target)),
    ]),
  )
  return circles(imports).filter((group) => group.length > 1)
}

/** Tarjan's strongly connected components. */
function circles(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const open: string[] = []
  const seen = new Map<string, number>()
  const visit = (file: string): number => {
    const order = seen.size
    seen.set(file, order)
    open.push(file)
    let first = order
    for (const next of arrows.get(file) ?? []) {
      const known = seen.get(next)
      if (known === undefined) first = Math.min(first, visit(next))
      else if (open.includes(next)) first = Math.min(first, known)
    }
    if (first === order) found.push(open.splice(open.indexOf(file)))
    return first
  }
  for (const file of arrows.keys()) if (!seen.has(file)) visit(file)
  return found
}
