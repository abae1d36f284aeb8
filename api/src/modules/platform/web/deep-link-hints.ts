import type { BootArea, BootManifest, Language } from '@staffel/shared-api/contract'
import { pageOfRoute } from '@staffel/shared-api/rules'

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
}

/**
 * The area's own files that its first paint needs: small, and known only here. Nothing for an address of no area.
 * The shell's lazy groups are not among them. They are larger than everything else, and hinting them made the shell
 * itself come later than they came earlier; the shell asks for them while it is still being run.
 */
export function deepLinkHints({ boot, path, search, language, hasSession }: PageRequest): Hint[] {
  const found = pageFor(boot, path, search)
  if (!found || (found.isProtected && !hasSession)) return []
  const { area, page } = found
  const chunks = ['area', `locale-${language}`, page ?? '']
    .map((name) => area.chunks[name])
    .filter((chunk) => chunk !== undefined)
  const scripts = unique([...area.scripts, ...chunks.flatMap((chunk) => chunk.scripts)]).map((file) =>
    plain(`${area.base}${file}`, 'script'),
  )
  const styles = unique([...area.styles, ...chunks.flatMap((chunk) => chunk.styles)]).map((file) =>
    plain(`${area.base}${file}`, 'style'),
  )
  const entry: Hint = { href: `${area.base}${area.entry}`, as: 'script', integrity: area.integrity[area.entry] ?? null }
  return [...styles, entry, ...scripts]
}

function plain(href: string, as: Hint['as']): Hint {
  return { href, as, integrity: null }
}

/** The most specific route that fits: `/offers/new` before `/offers/:id`. */
function pageFor(
  { areas }: BootManifest,
  path: string,
  search: string,
): { area: BootArea; page: string | undefined; isProtected: boolean } | null {
  const wanted = segments(path)
  const fitting = areas
    .filter(({ enabled }) => enabled)
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
