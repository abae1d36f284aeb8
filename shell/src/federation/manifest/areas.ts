import type { AreaDocument, BootArea, BootManifest } from '@staffel/shared-api/contract'
import { matchRoutes } from '@staffel/shared-ui/router'
import type { Mismatch } from '../failures/AreaError.ts'
import { hasAddress } from './bootManifest.ts'
import { mismatches } from './mismatches.ts'
import type { Provided } from './provided.ts'

/** Who is looking. `known` is false while the session is still being found out. */
export interface Viewer {
  readonly known: boolean
  readonly signedIn: boolean
  readonly roles: readonly string[]
}

export type AreaStatus = 'open' | 'disabled' | 'incompatible' | 'invalid'

/** One area of this environment, before anyone's role is looked at. */
export interface Area {
  readonly id: string
  readonly document: AreaDocument
  readonly boot: BootArea
  readonly status: AreaStatus
  readonly mismatches: readonly Mismatch[]
}

/** Which area serves a path, and who may open it. */
export interface Access {
  readonly area: Area
  readonly route: AreaDocument['routes'][number]
}

export type NavigationEntry = AreaDocument['nav'][number] & { readonly area: Area }

export function compileAreas(boot: BootManifest, shell: Provided): Area[] {
  return boot.areas.map((area) => {
    const missing = [...mismatches(area.document, shell), ...missingNames(area, shell)]
    return {
      id: area.document.id,
      document: area.document,
      boot: area,
      status: statusOf(area, missing),
      mismatches: missing,
    }
  })
}

/** Names that the server found this shell to lack: within the version that it has, and yet not there. */
function missingNames({ missing = {} }: BootArea, { shared }: Provided): Mismatch[] {
  return Object.entries(missing).map(([name, exports]) => ({
    name,
    required: exports.join(', '),
    provided: shared[name],
    isOfNames: true,
  }))
}

function statusOf(area: BootArea, missing: readonly Mismatch[]): AreaStatus {
  if (!area.enabled) return 'disabled'
  if (!hasAddress(area)) return 'invalid'
  return missing.length > 0 ? 'incompatible' : 'open'
}

/** The route of `area.json` that a path belongs to; the most specific one, as the router itself would choose. */
export function accessFor(areas: readonly Area[], pathname: string): Access | undefined {
  const candidates = areas.flatMap((area) =>
    area.document.routes.map((route) => ({ path: route.path, handle: { area, route } })),
  )
  const handle: unknown = matchRoutes(candidates, pathname)?.at(-1)?.route.handle
  return candidates.find((candidate) => candidate.handle === handle)?.handle
}

/** An empty list of roles means anyone who is signed in. Matching ignores case. */
export function isAllowed(route: AreaDocument['routes'][number], viewer: Viewer): boolean {
  if (!route.protected && !route.prompt && route.roles.length === 0) return true
  return viewer.signedIn && hasRole(route.roles, viewer)
}

/** An empty list is anyone's. Matching ignores case. */
export function hasRole(roles: readonly string[], viewer: Viewer): boolean {
  const own = new Set(viewer.roles.map((role) => role.toLowerCase()))
  return roles.length === 0 || roles.some((role) => own.has(role.toLowerCase()))
}

/** What this viewer may use: enabled ∧ compatible ∧ role. Navigation, stubs and prefetch all start here. */
export function visibleAreas(areas: readonly Area[], viewer: Viewer): Area[] {
  return areas.filter(
    ({ status, document }) => status === 'open' && document.routes.some((route) => isAllowed(route, viewer)),
  )
}

/**
 * Navigation of the visible areas, in order: … ∧ flag, and never to a page that the viewer may not open. An area that
 * cannot be read keeps its entries: they lead to where it says so.
 */
export function visibleNavigation(areas: readonly Area[], viewer: Viewer): NavigationEntry[] {
  if (!viewer.signedIn) return []
  return areas
    .filter(({ status }) => status === 'open' || status === 'invalid')
    .flatMap((area) => area.document.nav.map((entry) => ({ ...entry, area })))
    .filter(({ area, roles, flag, to }) => hasRole(roles, viewer) && isOn(area, flag) && opens(area, to, viewer))
    .sort((one, other) => one.order - other.order)
}

/** A flag's state in this environment, else the default of the area's document. */
export function isOn({ boot, document }: Area, flag: string | null): boolean {
  if (flag === null) return true
  return boot.flags[flag] ?? document.flags.find(({ key }) => key === flag)?.default ?? false
}

/** Whether a path of the area is for this viewer. */
export function opens(area: Area, to: string, viewer: Viewer): boolean {
  const access = accessFor([area], to)
  return access === undefined || isAllowed(access.route, viewer)
}
