import type { AreaChunk, BootArea, BootManifest, Language } from '@staffel/shared-api/contract'
import { pageOfRoute } from '@staffel/shared-api/rules'
import { unmetVersions, type Provided } from '../environments/shell-provided.ts'

/** A file that the page behind an address asks for first. */
export interface Hint {
  readonly href: string
  readonly as: 'script' | 'style'
  /**
   * Set for the entry, which is asked for with CORS and checked; a hint must ask in the same way or the file comes
   * twice.
   */
  readonly integrity: string | null
}

export interface PageRequest {
  readonly boot: BootManifest
  readonly path: string
  /** The query of the address, with its question mark. */
  readonly search: string
  readonly language: Language
  /** Whether this browser is likely to be shown the page, and not the sign-in page instead. */
  readonly hasSession: boolean
  /** Where the shell's files are: nothing for this origin, or another one. */
  readonly assets: string
}

/** Files of the shell's lazy groups of shared modules, by the module's name. */
export type SharedFiles = Readonly<Record<string, Pick<AreaChunk, 'scripts' | 'styles'>>>

/** The shell that asks for them: what it lends areas, and where that lies. */
export interface LendingShell {
  /** Null while it does not say. */
  readonly provided: Provided | null
  readonly sharedFiles: SharedFiles
}

/**
 * The files that the first paint of an address needs beside the shell's first: the area's own, then the shell's lazy
 * groups, which are larger and needed last. Nothing for an address of no area, or of one that the shell will refuse.
 */
export function deepLinkHints(
  { boot, path, search, language, hasSession, assets }: PageRequest,
  { provided, sharedFiles }: LendingShell,
): Hint[] {
  const found = pageFor(boot, path, search)
  if (!found || (found.isProtected && !hasSession) || lacksSomething(found.area, provided)) return []
  const { area, page } = found
  const chunks = ['area', `locale-${language}`, page ?? '']
    .map((name) => area.chunks[name])
    .filter((chunk) => chunk !== undefined)
  const own = (files: readonly string[]) => files.map((file) => `${area.base}${file}`)
  const groups = unique(chunks.flatMap(({ shared }) => shared)).flatMap((name) => sharedFiles[name] ?? [])
  const ofShell = (files: readonly string[]) => files.map((file) => `${assets}/${file}`)
  const entry: Hint = { href: `${area.base}${area.entry}`, as: 'script', integrity: area.integrity[area.entry] ?? null }
  return [
    ...plain('style', own([...area.styles, ...chunks.flatMap(({ styles }) => styles)])),
    entry,
    ...plain('script', own([...area.scripts, ...chunks.flatMap(({ scripts }) => scripts)])),
    ...plain('style', ofShell(groups.flatMap(({ styles }) => styles))),
    ...plain('script', ofShell(groups.flatMap(({ scripts }) => scripts))),
  ]
}

function plain(as: Hint['as'], addresses: readonly string[]): Hint[] {
  return unique(addresses).map((href) => ({ href, as, integrity: null }))
}

/** Asked as the shell will ask it. */
function lacksSomething({ missing = {}, document }: BootArea, provided: Provided | null): boolean {
  return Object.keys(missing).length > 0 || (provided !== null && unmetVersions(document, provided).length > 0)
}

/** The most specific route that fits: `/offers/new` before `/offers/:id`. */
function pageFor(
  { areas }: BootManifest,
  path: string,
  search: string,
): { area: BootArea; page: string | undefined; isProtected: boolean } | null {
  const wanted = segments(path)
  const fitting = areas
    // Without a folder it cannot be read, and says so.
    .filter(({ enabled, base }) => enabled && base !== '')
    .flatMap((area) =>
      area.document.routes.map((route) => ({
        area,
        page: pageOfRoute(route, search),
        isProtected: route.protected || route.prompt === true,
        pattern: segments(route.path),
      })),
    )
    .filter(
      ({ pattern }) =>
        pattern.length === wanted.length &&
        pattern.every((part, index) => part.startsWith(':') || part === wanted[index]),
    )
    .sort((a, b) => parameters(a.pattern) - parameters(b.pattern))
  return fitting[0] ?? null
}

function parameters(pattern: readonly string[]): number {
  return pattern.filter((part) => part.startsWith(':')).length
}

function segments(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)]
}
