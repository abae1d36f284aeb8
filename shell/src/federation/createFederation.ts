import type { BootManifest } from '@staffel/shared-api/contract'
import { addTranslations, currentLanguage, registerTranslations } from '@staffel/shared-ui/i18n'
import type { Slots } from '@staffel/shared-ui/core'
import type { createBrowserRouter, PatchRoutesOnNavigationFunction, RouteObject } from '@staffel/shared-ui/router'
import type { AreaError } from './failures/AreaError.ts'
import {
  accessFor,
  compileAreas,
  isAllowed,
  visibleNavigation,
  type Access,
  type NavigationEntry,
  type Viewer,
} from './manifest/areas.ts'
import { visibleLinks, type FrameLinks } from './manifest/frameLinks.ts'
import { createAreaRoutes } from './load/areaRoutes.tsx'
import { federationRuntime } from './load/federationRuntime.ts'
import { hintFiles } from './prefetch/hintFiles.ts'
import { integrityOf } from './load/integrityOf.ts'
import type { FirstFiles } from './load/firstFiles.ts'
import { createAreaLoader } from './load/loadArea.ts'
import { timed } from './load/timed.ts'
import { createExposedLoader, type Runtime } from './load/loadExposed.ts'
import en from './locales/en.json'
import nl from './locales/nl.json'
import { createPrefetch } from './prefetch/prefetch.ts'
import { prefetchOnIntent } from './prefetch/prefetchOnIntent.ts'
import { provided, type Provided } from './manifest/provided.ts'
import { reloadForMissingFile } from './failures/reloadForMissingFile.ts'
import { createSlots } from './slots/createSlots.ts'
import { countOpening } from './prefetch/usage.ts'
import { whenIdle } from './prefetch/whenIdle.ts'

type Router = ReturnType<typeof createBrowserRouter>

export interface FederationOptions {
  readonly boot: BootManifest
  /** Who is looking now. Asked at every navigation; the federation knows nothing else of the session. */
  readonly viewer: () => Viewer
  /** Told of every failure, once. */
  readonly report?: (error: AreaError) => void
  /** Told of every area that somebody comes to and that is open, and how long its code took to come. */
  readonly opened?: (area: string, load: number | undefined) => void
  /** For tests. */
  readonly runtime?: Runtime
  readonly shell?: Provided
}

export interface Federation {
  /** Children of the layout route, whose id must be `layoutRouteId`. */
  readonly stubs: RouteObject[]
  /** For `createBrowserRouter`. */
  readonly patchRoutesOnNavigation: PatchRoutesOnNavigationFunction
  /** The area and the rule that a path belongs to; undefined for the shell's own pages and unknown paths. */
  readonly accessFor: (pathname: string) => Access | undefined
  readonly isAllowed: (access: Access, viewer: Viewer) => boolean
  /** The links that this viewer is shown. */
  readonly navigation: (viewer: Viewer) => NavigationEntry[]
  /** What Ctrl-K finds and does for this viewer. */
  readonly links: (viewer: Viewer) => FrameLinks
  /** What this viewer sees of areas in each other's places. */
  readonly slots: (viewer: Viewer) => Slots
  /** Starts what watches the router: prefetch, and which areas are opened. Answers how to stop it. */
  readonly attach: (router: Router) => () => void
}

/** Joins the areas of the boot manifest to the shell. Adds the federation's own texts to the namespace `shell`. */
export function createFederation(options: FederationOptions): Federation {
  const { boot, viewer, report, opened, runtime, shell = provided() } = options
  addTranslations('shell', 'nl', nl)
  addTranslations('shell', 'en', en)
  const areas = compileAreas(boot, shell)
  const integrity = integrityOf(boot.areas)

  const tell = (error: AreaError) => {
    report?.(error)
    reloadForMissingFile(error, { revision: boot.revision })
  }
  const realRuntime = runtime ?? federationRuntime(integrity)
  const loading = {
    runtime: realRuntime,
    loadExposed: createExposedLoader(realRuntime),
    language: currentLanguage,
    hint: (files: FirstFiles) => hintFiles(files, integrity),
    registerTexts: registerTranslations,
  }
  const { loadArea, timeOf } = timed(createAreaLoader(loading))
  const areaRoutes = createAreaRoutes({ areas, loadArea, viewer, report: tell })

  return {
    stubs: areaRoutes.stubs,
    patchRoutesOnNavigation: areaRoutes.patchRoutesOnNavigation,
    accessFor: (pathname) => accessFor(areas, pathname),
    isAllowed: ({ route }, who) => isAllowed(route, who),
    navigation: (who) => visibleNavigation(areas, who),
    links: (who) => visibleLinks(areas, who),
    slots: createSlots({ ...loading, areas, report: tell }),
    attach: (router) => {
      const prefetch = createPrefetch({ areas, areaRoutes, viewer, patch: router.patchRoutes })
      const stopCounting = countOpenings(router, (pathname) => accessFor(areas, pathname)?.area.id)
      const stopTelling = tellOpened(router, (pathname) => {
        const area = accessFor(areas, pathname)?.area
        if (area && areaRoutes.isLoaded(area)) opened?.(area.id, timeOf(area.id))
      })
      const stopListening = prefetchOnIntent(prefetch.path)
      whenIdle(prefetch.mostOpened)
      return () => {
        stopCounting()
        stopTelling()
        stopListening()
      }
    },
  }
}

/** Tells of each page that somebody has come to. */
function tellOpened(router: Router, tell: (pathname: string) => void): () => void {
  const told = ({ initialized, navigation, location }: Router['state']) => {
    if (initialized && navigation.state === 'idle') tell(location.pathname)
  }
  told(router.state)
  return router.subscribe(told)
}

function countOpenings(router: Router, areaAt: (pathname: string) => string | undefined): () => void {
  let last: string | undefined
  return router.subscribe(({ location }) => {
    const area = areaAt(location.pathname)
    if (area !== undefined && area !== last) countOpening(area)
    last = area
  })
}
