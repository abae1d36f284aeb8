import { join } from 'node:path'
import { installedVersion, workspacePackage, type Workspace } from '../workspace/workspace.ts'

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
 */
export function sharedModules(workspace: Workspace): SharedModule[] {
  const shell = workspacePackage(workspace, '@staffel/shell')
  const ui = workspacePackage(workspace, sharedUi)
  const auth = workspacePackage(workspace, sharedAuth)
  const react = reactRequests.map((name) => ({
    name,
    version: installedVersion(shell.folder, name.split('/')[0] ?? name),
    eager: true,
    range: reactRange,
  }))
  const faces = Object.entries(ui.manifest.exports ?? {}).flatMap(([key, file]) => {
    const face = key.slice('./'.length)
    if (typeof file !== 'string' || !/\.tsx?$/.test(file) || bundledFaces.has(face) || developmentFaces.has(face))
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
    source: join(auth.folder, String(auth.manifest.exports?.['.'])),
  }
  return [...react, ...faces, session]
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
