import { join } from 'node:path'
import {
  installedPackage,
  readWorkspace,
  workspaceAbove,
  workspacePackage,
  type WorkspacePackage,
} from '../workspace/workspace.ts'

/** A module that the shell provides at run time. */
export interface SharedModule {
  /** The request that sources write, which is also the key in the share scope. */
  readonly name: string
  readonly version: string
  /** Part of the shell's first script; otherwise a lazy group, fetched by the first screen that needs it. */
  readonly eager: boolean
  /**
   * What an area asks for that uses it: chosen, so that another patch of it is no other contract. Which names it must
   * export stands beside that, by name.
   */
  readonly range: string
  /** Our sources behind the name; undefined for a package of node_modules. */
  readonly source?: string
}

/** Of shared-ui: what sign-in and the layout need, and what carries a React context that must be one. */
const eagerFaces = new Set(['core', 'router', 'query', 'i18n'])
/** Of shared-ui: no context and no state, so every area carries the copy that it was tested with. */
const bundledFaces = new Set(['format', 'charts', 'files', 'icons', 'area', 'page', 'look'])
/** Of shared-ui: for tests and for working on one area alone, never part of the product. */
const developmentFaces = new Set(['testing', 'standalone'])

const reactRequests = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
/** `useEffectEvent` came with 19.2. */
const reactRange = '^19.2.0'
/** The lean runtime replaces files of it by name. */
export const runtimeRange = '~2.9.0'
const sharedUi = '@staffel/shared-ui'
const sharedAuth = '@staffel/shared-auth'

/**
 * The sharing policy: the shell is the only provider. Everything that holds state or a React context exists once and
 * comes from the shell; everything else is bundled where it is used. The list follows shared-ui's `exports`.
 *
 * `folder`: of who is built. Sources are told within the workspace alone, where the shell is built of them.
 */
export function sharedModules(folder: string): SharedModule[] {
  const find = packagesSeenFrom(folder)
  const ui = find(sharedUi)
  const auth = find(sharedAuth)
  const react = reactRequests.map((name) => ({
    name,
    version: installedPackage(folder, name.split('/')[0] ?? name).manifest.version,
    eager: true,
    range: reactRange,
  }))
  const faces = Object.entries(ui.manifest.exports ?? {}).flatMap(([key, exported]) => {
    const face = key.slice('./'.length)
    const file = fileOf(exported)
    if (typeof file !== 'string' || !/\.[jt]sx?$/.test(file) || bundledFaces.has(face) || developmentFaces.has(face))
      return []
    return [
      {
        name: `${sharedUi}/${face}`,
        version: ui.manifest.version,
        eager: eagerFaces.has(face),
        range: sameMajor(ui.manifest.version),
        source: join(ui.folder, file),
      },
    ]
  })
  const session = {
    name: sharedAuth,
    version: auth.manifest.version,
    eager: true,
    range: sameMajor(auth.manifest.version),
    source: join(auth.folder, fileOf(auth.manifest.exports?.['.']) ?? ''),
  }
  return [...react, ...faces, session]
}

/** In the workspace its sources, else what is installed. */
function packagesSeenFrom(folder: string): (name: string) => WorkspacePackage {
  if (workspaceAbove(folder) === undefined) return (name) => installedPackage(folder, name)
  const workspace = readWorkspace(folder)
  return (name) => workspacePackage(workspace, name)
}

/** A packed package says apart what is run and what is typed. */
function fileOf(exported: unknown): string | undefined {
  if (typeof exported === 'string') return exported
  const run = typeof exported === 'object' && exported !== null ? Reflect.get(exported, 'default') : undefined
  return typeof run === 'string' ? run : undefined
}

function sameMajor(version: string): string {
  return `^${version.split('.')[0]}.0.0`
}

/**
 * What the shell gives webpack's federation plugin. Lazy groups are included although the shell itself may not import
 * them.
 */
export function shellShared(modules: readonly SharedModule[]) {
  return Object.fromEntries(
    modules.map(({ name, version, eager, source }) => [
      name,
      {
        shareKey: name,
        singleton: true,
        strictVersion: true,
        version,
        requiredVersion: `^${version}`,
        eager,
        ...(source === undefined ? {} : { import: source }),
      },
    ]),
  )
}

/** What an area gives it: it brings none of these itself, and refuses a shell whose version does not fit. */
export function areaShared(modules: readonly SharedModule[], ranges: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    modules.map(({ name, version, range }) => [
      name,
      {
        import: false as const,
        singleton: true,
        strictVersion: true,
        requiredVersion: ranges[name] ?? range,
        version,
      },
    ]),
  )
}
