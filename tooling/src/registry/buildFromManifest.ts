import { createHash } from 'node:crypto'

interface Assets {
  readonly sync: readonly string[]
}

/** What `mf-manifest.json` says is loaded; every tool that knows module federation can write one. */
interface FederationManifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } }
  readonly shared: readonly { readonly name: string; readonly requiredVersion?: string }[]
  readonly exposes: readonly { readonly name: string; readonly assets: { readonly js: Assets; readonly css: Assets } }[]
}

interface Document {
  readonly id: string
  readonly version: string
  readonly requires: { readonly shellApi: string; readonly shared: Readonly<Record<string, string>> }
}

export type Read = (name: string) => Uint8Array<ArrayBuffer> | undefined

/**
 * What the house's own build writes as `build.json` and `area.json`, of a build that another tool made: from its
 * `area.json` and its `mf-manifest.json`. What it uses by name is not in there, so that versions alone say whether it
 * fits. Undefined where there is no such manifest.
 */
export function buildFromManifest(
  names: readonly string[],
  read: Read,
): { readonly 'build.json': object; readonly 'area.json': object } | undefined {
  const manifest = jsonOf<FederationManifest>(read('mf-manifest.json'))
  const document = jsonOf<Document>(read('area.json'))
  if (!manifest || !document) return undefined
  const ranges = manifest.shared.flatMap(({ name, requiredVersion }) =>
    requiredVersion === undefined ? [] : [[name, requiredVersion] as const],
  )
  const requires = { ...document.requires, shared: { ...Object.fromEntries(ranges), ...document.requires.shared } }
  const chunks = manifest.exposes.map(({ name, assets: { js, css } }) => [
    name === 'area' ? name : `guest-${name}`,
    { scripts: js.sync, styles: css.sync, shared: [] },
  ])
  const area = manifest.exposes.find(({ name }) => name === 'area')?.assets
  return {
    'area.json': { ...document, requires },
    'build.json': {
      id: document.id,
      version: document.version,
      entry: manifest.metaData.remoteEntry.name,
      scripts: area?.js.sync ?? [],
      styles: area?.css.sync ?? [],
      chunks: Object.fromEntries(chunks),
      integrity: Object.fromEntries(
        names.filter((name) => /\.(?:js|css)$/.test(name)).map((name) => [name, integrityOf(read(name))]),
      ),
      requires,
    },
  }
}

function integrityOf(bytes: Uint8Array<ArrayBuffer> = new Uint8Array()): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}

function jsonOf<Content>(bytes: Uint8Array<ArrayBuffer> | undefined): Content | undefined {
  return bytes && JSON.parse(Buffer.from(bytes).toString('utf8'))
}
