import type { AreaDocument, BootArea, BootManifest } from '@staffel/shared-api/contract'

/**
 * `missing`: the page carries none. `unreadable`: not JSON, or not this document. `unknown-schema`: written for another
 * shell.
 */
export type BootProblem = 'missing' | 'unreadable' | 'unknown-schema'

export type BootReading =
  | {
      readonly ok: true
      readonly boot: BootManifest
      /** The page's own manifest was bad and this is the last good one; the interface says so. */
      readonly stale: boolean
    }
  | { readonly ok: false; readonly problem: BootProblem }

const lastGood = 'staffel.boot'

/**
 * Reads the manifest that the server wrote into the page. One bad area is left out; a bad document falls back to the
 * last good one.
 */
export function readBootManifest(page: Document, store: Storage | undefined = storage()): BootReading {
  const text = page.getElementById('boot')?.textContent ?? ''
  const reading = parse(text)
  if (reading.ok) {
    remember(store, text)
    return { ...reading, stale: false }
  }
  if (reading.problem === 'unknown-schema') return reading
  const earlier = parse(store?.getItem(lastGood) ?? '')
  return earlier.ok ? { ...earlier, stale: true } : reading
}

type Parsed = { ok: true; boot: BootManifest } | { ok: false; problem: BootProblem }

function parse(text: string): Parsed {
  if (text.trim() === '') return { ok: false, problem: 'missing' }
  const content = json(text)
  if (!isRecord(content)) return { ok: false, problem: 'unreadable' }
  if (content['schema'] !== 1) return { ok: false, problem: 'unknown-schema' }
  if (!isBootManifest(content)) return { ok: false, problem: 'unreadable' }
  return { ok: true, boot: { ...content, areas: content.areas.filter(hasDocument) } }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The parts without which nothing works; the server checks the whole document against its schema when it writes it. */
function isBootManifest(value: Record<string, unknown>): value is BootManifest {
  const { environment, api, firebase, areas, revision } = value
  return (
    isRecord(environment) &&
    isRecord(api) &&
    typeof api['base'] === 'string' &&
    isRecord(api['workflows']) &&
    isRecord(firebase) &&
    Array.isArray(areas) &&
    typeof revision === 'number'
  )
}

/** Whether navigation and routes can be drawn for this entry. */
function hasDocument(area: unknown): area is BootArea {
  return isRecord(area) && isAreaDocument(area['document'])
}

function isAreaDocument(value: unknown): value is AreaDocument {
  if (!isRecord(value)) return false
  const { schema, id, version, basePath, routes, nav, flags, i18n, requires, slots } = value
  return (
    schema === 1 &&
    [id, version, basePath].every((text) => typeof text === 'string') &&
    Array.isArray(routes) &&
    routes.every((route) => isRecord(route) && typeof route['path'] === 'string' && Array.isArray(route['roles'])) &&
    Array.isArray(nav) &&
    nav.every((entry) => isRecord(entry) && isRecord(entry['label']) && Array.isArray(entry['roles'])) &&
    Array.isArray(slots) &&
    slots.every((slot) => isRecord(slot) && isRecord(slot['label']) && Array.isArray(slot['roles'])) &&
    Array.isArray(flags) &&
    isRecord(i18n) &&
    isRecord(requires) &&
    typeof requires['shellApi'] === 'string' &&
    isRecord(requires['shared'])
  )
}

/** Whether the entry says where the area's code is. */
export function hasAddress({ base, entry, scripts, styles, chunks, integrity }: BootArea): boolean {
  return (
    typeof base === 'string' &&
    base.endsWith('/') &&
    typeof entry === 'string' &&
    entry !== '' &&
    Array.isArray(scripts) &&
    Array.isArray(styles) &&
    isRecord(chunks) &&
    isRecord(integrity)
  )
}

/** Storage may be forbidden; then there is no earlier manifest, and that is all. */
function storage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

function remember(store: Storage | undefined, text: string): void {
  try {
    store?.setItem(lastGood, text)
  } catch {
    // Full or forbidden: the next bad document will have nothing to fall back to.
  }
}
