import { transformSync } from '@swc/core'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { WorkspacePackage } from '../workspace/workspace.ts'

const left = /(?:^|[\\/])(?:node_modules|dist|dist-[^\\/]+|coverage|generate)(?:[\\/]|$)|\.test\.tsx?$/
const typed = /(?<!\.d)\.tsx?$/

/**
 * Writes a package as it is packed: what Node and bundlers run is JavaScript, since neither takes TypeScript out of
 * `node_modules`, and the sources stay beside it as its types.
 */
export function stagePackage(one: WorkspacePackage, versions: ReadonlyMap<string, string>, staged: string): void {
  const { folder } = one
  const names = globSync('**/*', { cwd: folder, exclude: (name) => left.test(name) })
  for (const name of names.filter((each) => /\.\w+$/.test(each) && !left.test(each))) {
    const to = join(staged, name)
    mkdirSync(dirname(to), { recursive: true })
    if (name === 'package.json') continue
    cpSync(join(folder, name), to)
    if (typed.test(name)) writeFileSync(to.replace(typed, '.js'), asJavaScript(join(folder, name)))
  }
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(packedManifest(one, versions), null, 2)}\n`)
}

function asJavaScript(file: string): string {
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    configFile: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
  })
  return namingJavaScript(code, file)
}

/** Files of the package itself that are named in it, by imports and by whoever loads them by name. */
function namingJavaScript(code: string, file: string): string {
  return code.replace(/(["'])(\.\.?\/[^"'\n]+?)\.tsx?\1/g, (whole, quote: string, path: string) => {
    const isOwn = ['.ts', '.tsx'].some((ending) => existsSync(resolve(dirname(file), `${path}${ending}`)))
    return isOwn ? `${quote}${path}.js${quote}` : whole
  })
}

function packedManifest({ manifest }: WorkspacePackage, versions: ReadonlyMap<string, string>): object {
  const { name, version, exports = {}, dependencies, peerDependencies, ...rest } = manifest
  const sideEffects: unknown = Reflect.get(rest, 'sideEffects')
  return {
    name,
    version,
    type: Reflect.get(rest, 'type'),
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map((path) => runnable(String(path))) : sideEffects,
    exports: Object.fromEntries(
      Object.entries(exports).map(([key, file]) => [
        key,
        typeof file === 'string' && typed.test(file) ? { types: file, default: runnable(file) } : file,
      ]),
    ),
    dependencies: published(dependencies, versions),
    peerDependencies: published(peerDependencies, versions),
  }
}

const runnable = (path: string): string => path.replace(typed, '.js')

/** Of our own packages those that are packed as well, in the version that they were tried with. */
function published(
  dependencies: Readonly<Record<string, string>> | undefined,
  versions: ReadonlyMap<string, string>,
): Record<string, string> | undefined {
  if (!dependencies) return undefined
  const known = Object.entries(dependencies).filter(([name]) => !name.startsWith('@staffel/') || versions.has(name))
  return Object.fromEntries(known.map(([name, range]) => [name, versions.get(name) ?? range]))
}
