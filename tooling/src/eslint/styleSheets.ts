import { parse, walk } from '@eslint/css-tree'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Classes of shared-ui and of antd, which are the same everywhere. */
export const isGlobalName = (name: string): boolean => /^(?:sf-|ant-|anticon)/.test(name)

/** A style sheet's own classes; what stands in `:global(…)` is somebody else's. */
export function ownClasses(css: string): Set<string> {
  const names = new Set<string>()
  walk(parse(css), (node) => {
    if (node.type === 'ClassSelector') names.add(node.name)
  })
  return names
}

/** What the sources of a folder ask of a CSS module: `title` for `styles.title`. */
export function askedClasses(sheet: string, folder: string): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  return new Set(sources.flatMap((path) => askedIn(join(folder, path), sheet)))
}

function askedIn(source: string, sheet: string): string[] {
  const text = readFileSync(source, 'utf8')
  const [, local] = [...text.matchAll(/^import (\w+) from '([^'\n]+\.css)'/gm)].find(
    ([, , from = '']) => join(dirname(source), from) === sheet,
  ) ?? ['', null]
  if (local === null) return []
  return [...text.matchAll(/\b(\w+)\.(\w+)/g)].flatMap(([, of, name]) => (of === local && name ? [name] : []))
}
