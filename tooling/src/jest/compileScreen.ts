import { transformSync } from '@swc/core'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nodeModules } from './nodeModules.ts'

interface Compiled {
  readonly changed: number
  readonly code: string
  readonly map: string
}

const known = new Map<string, Compiled>()
const maps = join(nodeModules, '.cache/staffel/source-maps')

/** A file as CommonJS; once per process, as most test files draw on the same parts, and again when it has changed. */
export function compileScreen(path: string): string {
  const changed = statSync(path).mtimeMs
  const before = known.get(path)
  if (before?.changed === changed) return before.code
  const { code, map = '' } = compile(path)
  known.set(path, { changed, code, map })
  return code
}

function compile(path: string) {
  return transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2024',
      // `.ts` cannot be parsed with JSX on: `<T>(x: T) => x` is a type parameter there.
      parser: { syntax: 'typescript', tsx: path.endsWith('.tsx') },
      transform: { react: { runtime: 'automatic' } },
    },
  })
}

/** Where jest reads the source map of a file. It is written when somebody asks: a test that passes shows no line. */
export class SourceMaps extends Map<string, string> {
  override get(path: string): string | undefined {
    const map = known.get(path)?.map
    if (map === undefined) return undefined
    const file = join(maps, `${createHash('sha256').update(map).digest('hex')}.map`)
    mkdirSync(maps, { recursive: true })
    writeFileSync(file, map)
    return file
  }
}
