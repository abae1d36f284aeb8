import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '../../workspace/workspace.ts'

/** The parts of `area.json` that the build itself needs. Its full shape is checked by `areaDocumentProblems`. */
export interface AreaDocument {
  readonly name?: { readonly nl: string; readonly en: string }
  readonly id: string
  readonly basePath: string
  readonly version: string
  readonly requires: { readonly shellApi: string; readonly shared: Readonly<Record<string, string>> }
  readonly routes: readonly { readonly path: string; readonly roles: readonly string[]; readonly page?: string }[]
  readonly nav: readonly {
    readonly id: string
    readonly to: string
    readonly roles: readonly string[]
    readonly flag: string | null
  }[]
  readonly flags: readonly { readonly key: string }[]
  readonly slots: readonly {
    readonly place: string
    readonly export: string
    readonly roles: readonly string[]
    readonly flag: string | null
  }[]
  readonly places?: readonly { readonly id: string }[]
  readonly search?: readonly {
    readonly type: string
    readonly path: string
    readonly roles: readonly string[]
    readonly flag: string | null
  }[]
  readonly actions?: readonly {
    readonly id: string
    readonly to: string
    readonly keys: readonly string[]
    readonly roles: readonly string[]
    readonly flag: string | null
  }[]
  readonly exposes: Readonly<Record<string, string>>
  readonly i18n: { readonly ns: string; readonly languages: readonly string[] }
}

/** `area.json` with the package's version stamped in: a release has one version, written once. */
export function readAreaDocument(folder: string): AreaDocument {
  const document: AreaDocument = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'))
  return { ...document, version: readManifest(folder).version }
}
