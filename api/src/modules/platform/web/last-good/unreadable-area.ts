import { AreaDocument, type BootArea } from '@staffel/shared-api/contract'
import { Compile } from 'typebox/compile'

const { basePath, name, nav, owner, routes } = AreaDocument.properties
const is = {
  basePath: Compile(basePath),
  name: Compile(name),
  nav: Compile(nav),
  owner: Compile(owner),
  routes: Compile(routes),
}

/**
 * An area whose version cannot be read, or is not there: its address and its name stay, from what can be read of what
 * it said of itself, now or in another version. That it is not where any code of it lies tells the shell to say so.
 */
export function unreadableArea(
  areaId: string,
  { enabled, version }: { readonly enabled: boolean; readonly version: string },
  documents: readonly unknown[],
): BootArea {
  const base = firstOf(is.basePath, 'basePath', documents) ?? `/${areaId}`
  const known = firstOf(is.name, 'name', documents)
  return {
    document: {
      schema: 1,
      id: areaId,
      version,
      owner: firstOf(is.owner, 'owner', documents) ?? '',
      ...(known && { name: known }),
      basePath: base,
      requires: { shellApi: '*', shared: {} },
      routes: firstOf(is.routes, 'routes', documents) ?? [
        { path: base, roles: [], protected: true },
        { path: `${base}/*`, roles: [], protected: true },
      ],
      nav: firstOf(is.nav, 'nav', documents) ?? [],
      flags: [],
      i18n: { ns: areaId, languages: [] },
      slots: [],
      exposes: { area: '' },
    },
    enabled,
    base: '',
    entry: '',
    scripts: [],
    styles: [],
    chunks: {},
    integrity: {},
    flags: {},
  }
}

interface Checks<Value> {
  Check(value: unknown): value is Value
}

/** A part as the first document has it that can be read. */
function firstOf<Value>(check: Checks<Value>, part: string, documents: readonly unknown[]): Value | undefined {
  for (const document of documents) {
    const value: unknown = typeof document === 'object' && document !== null ? Reflect.get(document, part) : undefined
    if (value !== undefined && check.Check(value)) return value
  }
  return undefined
}
