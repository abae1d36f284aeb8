import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface AreaBuildOptions {
  readonly paths: readonly string[]
  /** Stands in every file, so that other code makes another version. */
  readonly code?: string
  readonly requires?: { readonly shellApi: string; readonly shared: Readonly<Record<string, string>> }
  readonly uses?: {
    readonly exports: Readonly<Record<string, readonly string[]>>
    readonly operations: readonly string[]
  }
}

export function writeBuilt(file: string, content: string | object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

/** A build folder such as webpack leaves it, with files that say their own names. */
export function writeAreaBuild(
  folder: string,
  id: string,
  { paths, code = 'one', requires = { shellApi: '^1.0.0', shared: {} }, uses }: AreaBuildOptions,
): void {
  const routes = paths.map((path, index) => ({ path, roles: [], protected: true, page: `page-${index}` }))
  writeBuilt(join(folder, 'area.json'), {
    schema: 1,
    id,
    version: '1.0.0',
    owner: 'team',
    basePath: paths[0],
    requires,
    routes,
    nav: [],
    i18n: { ns: id, languages: ['nl', 'en'] },
    slots: [],
    exposes: { area: './src/area.ts' },
    flags: [{ key: 'fast', default: true, description: 'x' }],
  })
  writeBuilt(join(folder, 'build.json'), {
    id,
    version: '1.0.0',
    entry: 'remoteEntry.js',
    scripts: ['area.js'],
    styles: ['area.css'],
    requires,
    ...(uses && { uses }),
    chunks: Object.fromEntries([
      ['area', chunk('area.js', ['@staffel/shared-ui/list'])],
      ['locale-nl', chunk('nl.js')],
      ['locale-en', chunk('en.js')],
      ...paths.map((_, index) => [`page-${index}`, chunk(`page-${index}.js`, ['@staffel/shared-ui/list'])]),
    ]),
    integrity: { 'remoteEntry.js': 'sha384-entry', 'area.js': 'sha384-area' },
  })
  const pages = paths.map((_, index) => `page-${index}.js`)
  for (const file of ['remoteEntry.js', 'remoteEntry.js.br', 'area.js', 'area.css', 'nl.js', 'en.js', ...pages])
    writeBuilt(join(folder, file), `${file} ${code}`)
}

const chunk = (script: string, shared: string[] = []) => ({ scripts: [script], styles: [], shared })
