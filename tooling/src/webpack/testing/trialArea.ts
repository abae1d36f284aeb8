import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const root = resolve(__dirname, '../../../..')
const bundler = join(root, 'tooling/bin/bundle.ts')

const document = {
  schema: 1,
  id: 'trial',
  version: '0.0.0',
  owner: 'team-trial',
  basePath: '/trial',
  requires: { shellApi: '^1.0.0', shared: {} as Record<string, string> },
  routes: [{ path: '/trial', roles: ['Manager'], protected: true, page: 'trial-page' }],
  nav: [
    {
      id: 'trial',
      to: '/trial',
      label: { nl: 'Proef', en: 'Trial' },
      icon: 'x',
      order: 1,
      roles: ['Manager'],
      flag: null as string | null,
    },
  ],
  flags: [],
  i18n: { ns: 'trial', languages: ['nl', 'en'] },
  slots: [] as object[],
  places: [] as object[],
  search: [] as object[],
  actions: [] as object[],
  exposes: { area: './src/area.ts' } as Record<string, string>,
}

const sources: Record<string, string> = {
  'package.json': '{ "name": "@staffel/mf-trial", "version": "3.1.0" }',
  'webpack.config.mjs': "import { area } from '@staffel/tooling/webpack'\nexport default area(import.meta.dirname)\n",
  'src/locales/nl.json': '{ "title": "Proef" }',
  'src/locales/en.json': '{ "title": "Trial" }',
  'src/area.ts': `import { load } from './routes.ts'
    export const area = { contractVersion: 1, id: 'trial', routes: [], load,
      translations: (language) => (language === 'nl' ? import('./locales/nl.json') : import('./locales/en.json')) }`,
  'src/routes.ts': `export const load = () => import(/* webpackChunkName: "trial-page" */ './Page.tsx')`,
  'src/Page.tsx': `import { Screen } from '@staffel/shared-ui/core'
    import { Table } from '@staffel/shared-ui/list'
    import { listOffers } from '@staffel/shared-api/client'
    export const Page = () => <Screen title="Trial">{String(Table) + String(listOffers)}</Screen>`,
}

export interface TrialBuild {
  readonly ok: boolean
  /** What the build said. */
  readonly report: string
  readonly file: (name: string) => string
  readonly json: (name: string) => unknown
}

export interface TrialOptions {
  readonly document?: Partial<typeof document>
  /** By path below the area's folder. */
  readonly sources?: Readonly<Record<string, string>>
}

/** Builds an area of its own with the preset, in a workspace that holds the real shell and shared packages. */
export function buildTrialArea(options: TrialOptions = {}): TrialBuild & { remove: () => void } {
  const workspace = mkdtempSync(join(tmpdir(), 'staffel-trial-'))
  const packages = ['shell', 'shared-ui', 'shared-auth', 'shared-api']
  for (const shared of [...packages, 'node_modules']) symlinkSync(join(root, shared), join(workspace, shared))
  writeFileSync(
    join(workspace, 'package.json'),
    JSON.stringify({ name: 'trial', version: '0.0.0', workspaces: [...packages, 'mf-trial'] }),
  )
  const folder = join(workspace, 'mf-trial')
  const files = { ...sources, ...options.sources, 'area.json': JSON.stringify({ ...document, ...options.document }) }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundler, folder], { cwd: folder, encoding: 'utf8' })
  const file = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8')
  return {
    ok: status === 0,
    report: stdout + stderr,
    file,
    json: (name) => JSON.parse(file(name)),
    remove: () => rmSync(workspace, { recursive: true, force: true }),
  }
}
