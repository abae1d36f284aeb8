import { pageOfRoute } from '@staffel/shared-api/rules'
import type { ReactNode } from 'react'
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from '@staffel/shared-ui/router'
import type { AreaModule } from '@staffel/shared-ui/area'
import { accessFor, isAllowed, type Area, type Viewer } from '../manifest/areas.ts'
import { AreaError } from '../failures/AreaError.ts'
import { AreaErrorBoundary } from '../failures/AreaErrorBoundary.tsx'
import { AreaStub } from '../failures/AreaStub.tsx'
import type { LoadArea } from './loadArea.ts'

/** Id that the shell gives its layout route: areas' routes become its children. */
export const layoutRouteId = 'shell'

export interface AreaRoutesOptions {
  readonly areas: readonly Area[]
  readonly loadArea: LoadArea
  readonly viewer: () => Viewer
  /** Told of what someone sees; a prefetch that fails is nobody's trouble yet. */
  readonly report: (error: AreaError) => void
}

export interface AreaRoutes {
  /** Children of the layout route, one per first segment that an area owns. */
  readonly stubs: RouteObject[]
  readonly patchRoutesOnNavigation: PatchRoutesOnNavigationFunction
  /** Whether the area's own routes are in the router. */
  readonly isLoaded: (area: Area) => boolean
  /** Loads an area's routes ahead of a navigation and gives them to `patch`; rejects when they cannot be loaded. */
  readonly prepare: (area: Area, page: string | undefined, patch: Patch) => Promise<AreaModule>
}

type Patch = (routeId: string | null, children: RouteObject[]) => void

/** The places that areas take in the router before their code is here, and how the code comes to them. */
export function createAreaRoutes({ areas, loadArea, viewer, report }: AreaRoutesOptions): AreaRoutes {
  const loaded = new Map<string, RouteObject[]>()
  const isLoaded = (area: Area) => loaded.has(area.id)

  const isForbidden = ({ document }: Area) =>
    viewer().known && !document.routes.some((route) => isAllowed(route, viewer()))

  const boundary = (area: Area) => <AreaErrorBoundary area={area} report={report} />

  const prepare = async (
    area: Area,
    page: string | undefined,
    patch: Patch,
    signal?: AbortSignal,
  ): Promise<AreaModule> => {
    const module = await loadArea(area, page)
    // The router ignores what a navigation that was left brings; the next one brings it again.
    if (!loaded.has(area.id) && !signal?.aborted) {
      loaded.set(area.id, module.routes)
      patch(layoutRouteId, [areaRoute(area, module, boundary(area))])
    }
    return module
  }

  const stubs = areas.flatMap((area) => {
    const element = (
      <AreaStub
        area={area}
        isForbidden={() => isForbidden(area)}
        hasPage={(pathname) => hasPage(area, loaded.get(area.id), pathname)}
        report={report}
      />
    )
    return stubsOf(area, element, boundary(area))
  })

  return {
    stubs,
    isLoaded,
    prepare,
    // Called for every navigation to a path with parameters, so also for areas that are here.
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      const access = accessFor(areas, path)
      if (!access || isLoaded(access.area) || access.area.status === 'disabled') return
      const who = viewer()
      // Nothing known of who is looking, now or from the last visit: the code is no secret, and by the time it is here
      // the answer is too.
      const mayTurnOut = !who.known && !who.signedIn
      if (!mayTurnOut && !isAllowed(access.route, who)) return
      await prepare(access.area, pageOfRoute(access.route, searchOf(path)), patch, signal).catch((error: unknown) => {
        if (error instanceof AreaError) report(error)
        throw error
      })
    },
  }
}

/**
 * The splat is essential: without it the stub matches statically, and the router never asks for the real routes.
 * For the same reason the real ones go beside the stub and not below it.
 */
function stubsOf(area: Area, element: ReactNode, errorElement: ReactNode): RouteObject[] {
  const firstSegments = new Set(
    area.document.routes.flatMap(({ path }) => /^\/([^/:*]+)/.exec(path)?.[1]?.toLowerCase() ?? []),
  )
  return [...firstSegments].map((segment) => ({
    id: `stub:${area.id}:${segment}`,
    path: `/${segment}/*`,
    element,
    errorElement,
    handle: { area },
  }))
}

function areaRoute(area: Area, { routes }: AreaModule, errorElement: ReactNode): RouteObject {
  return {
    id: `area:${area.id}`,
    children: routes,
    errorElement,
    handle: { area },
  }
}

/**
 * The router tells the path that it looks for; only of the address that the browser already shows is the query known.
 */
function searchOf(pathname: string): string | undefined {
  return pathname === window.location.pathname ? window.location.search : undefined
}

/** Its own routes may be here while its page is still on the way. */
function hasPage(area: Area, routes: RouteObject[] | undefined, pathname: string): boolean {
  return routes ? matchRoutes(routes, pathname) !== null : accessFor([area], pathname) !== undefined
}
