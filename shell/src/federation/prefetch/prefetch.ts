import type { AreaRouteHandle } from '@staffel/shared-ui/area'
import { pageOfRoute } from '@staffel/shared-api/rules'
import { matchRoutes, type RouteObject } from '@staffel/shared-ui/router'
import type { AreaRoutes } from '../load/areaRoutes.tsx'
import { accessFor, isAllowed, visibleAreas, type Area, type Viewer } from '../manifest/areas.ts'
import { mostOpened } from './usage.ts'

export interface PrefetchOptions {
  readonly areas: readonly Area[]
  readonly areaRoutes: AreaRoutes
  readonly viewer: () => Viewer
  readonly patch: (routeId: string | null, children: RouteObject[]) => void
}

export interface Prefetch {
  /** Everything that opening this address (path and query) will need: the area, its page, and the page's questions. */
  readonly path: (address: string) => void
  /** The code of the two areas that are opened most. */
  readonly mostOpened: () => void
}

/**
 * Brings areas into the router before they are asked for. A failure here is silent: the navigation itself will tell.
 */
export function createPrefetch({ areas, areaRoutes, viewer, patch }: PrefetchOptions): Prefetch {
  return {
    path: (address) => {
      const url = new URL(address, window.location.origin)
      const { pathname, search } = url
      const visible = visibleAreas(areas, viewer())
      const access = accessFor(visible, pathname)
      if (!access || !isAllowed(access.route, viewer())) return
      areaRoutes.prepare(access.area, pageOfRoute(access.route, search), patch).then(
        ({ routes }) => startPage(routes, url),
        () => {},
      )
    },
    mostOpened: () => {
      const wanted = mostOpened(2)
      for (const area of visibleAreas(areas, viewer())) {
        if (wanted.includes(area.id)) areaRoutes.prepare(area, undefined, patch).catch(() => {})
      }
    },
  }
}

/**
 * A page asks ahead by its loader or by its handle. Loaders start the page's code and questions and answer at once; the
 * router will call them again and find both under way.
 */
function startPage(routes: RouteObject[], url: URL): void {
  const request = new Request(url)
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    if (asksAhead(route.handle)) route.handle.ahead({ url, params })
    if (typeof route.loader !== 'function') continue
    Promise.resolve(route.loader({ request, url, params, pattern: route.path ?? '', context: undefined })).catch(
      () => {},
    )
  }
}

function asksAhead(handle: unknown): handle is AreaRouteHandle {
  return typeof handle === 'object' && handle !== null && 'ahead' in handle && typeof handle.ahead === 'function'
}
