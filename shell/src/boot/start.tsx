import type { BootManifest } from '@staffel/shared-api/contract'
import { session, sessionStore } from '@staffel/shared-auth'
import { addTranslations, initI18n } from '@staffel/shared-ui/i18n'
import { createBrowserRouter } from '@staffel/shared-ui/router'
import { queryClient } from '@staffel/shared-ui/query'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { showCrash } from '../crash/showCrash.ts'
import { createFederation } from '../federation/index.ts'
import { pause } from '../federation/load/waiting.ts'
import { tellLastGood } from '../layout/notices/lastGood.ts'
import { viewerOf } from '../session/guard/viewerOf.ts'
import { watchSession } from '../session/guard/watchSession.ts'
import en from '../locales/en.json'
import nl from '../locales/nl.json'
import { shellRoutes } from '../router/shellRoutes.tsx'
import { followEnvironment } from './followEnvironment.ts'
import { lookWhenRefused } from './lookWhenRefused.ts'
import { startTelemetry } from './telemetry/startTelemetry.ts'
import { activityClock } from '../session/session-timeout/activityClock.ts'

export interface StartOptions {
  /** The page's own manifest was bad, and this is the last good one. */
  readonly staleManifest: boolean
  readonly beside?: ReactNode
}

/** A browser that takes longer than this to read its own store is not waited for. */
const storeLimit = 100

/**
 * Puts the pieces together, in the order in which they are needed: the session is on its way already (`begin.ts`); the
 * router next, because it starts the area of this address; then the token of the last visit, because the first calls
 * leave with it and the page's data is worth more than its frame a few milliseconds sooner; then the first drawing.
 */
export async function start(boot: BootManifest, { staleManifest, beside }: StartOptions): Promise<void> {
  try {
    if (session.isExpected() && activityClock.remaining() <= 0) void session.signOut('idle').catch(() => {})
    void initI18n()
    addTranslations('shell', 'nl', nl)
    addTranslations('shell', 'en', en)
    tellLastGood(boot.lastGood)
    watchSession(sessionStore, session, queryClient)

    const telemetry = startTelemetry(boot)
    const areas = createFederation({
      boot,
      viewer: () => viewerOf(sessionStore.getState(), session.expectedRoles()),
      report: telemetry.areaFailed,
      opened: telemetry.opened,
    })
    const router = createBrowserRouter(shellRoutes(areas.stubs), {
      patchRoutesOnNavigation: areas.patchRoutesOnNavigation,
    })
    await Promise.race([session.begun(), pause(storeLimit)])
    createRoot(root(), { onUncaughtError: (error) => showCrash(error) }).render(
      <App frame={{ boot, areas, staleManifest }} router={router} nonce={nonce()} beside={beside} />,
    )
    areas.attach(router)
    telemetry.drawn()
    followEnvironment({ boot, router })
    lookWhenRefused(queryClient)
  } catch (error) {
    showCrash(error)
  }
}

function root(): HTMLElement {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no #root')
  return element
}

/** Given by the server for the styles that antd adds while the page runs. */
function nonce(): string | undefined {
  return document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce
}
