import type { BootArea, BootManifest } from '@staffel/shared-api/contract'
import { workingCopies } from '@staffel/shared-auth'
import { isSamePage, type createBrowserRouter } from '@staffel/shared-ui/router'
import { lastGoodIn, soonMs, tellLastGood } from '../layout/notices/lastGood.ts'
import { tellOtherVersion } from '../layout/notices/otherVersion.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

export interface FollowOptions {
  readonly boot: Pick<BootManifest, 'areas' | 'lastGood' | 'shell'>
  readonly router: Router
  readonly reload?: () => void
}

const everyMs = 60_000

let ask: () => Promise<void> = () => Promise.resolve()

/** Asks at once: whoever changed something here sees it at their next page. */
export const lookAtEnvironment = (): Promise<void> => ask()

/**
 * A tab that stays open follows its environment: every minute that somebody looks, and when they come back to it, it
 * asks what runs. Where that is something else, the frame tells of it, and the next page that they open is loaded anew,
 * with the shell, areas, versions and flags of that moment. Nothing is swapped under a page, and nothing that was typed
 * is lost: whoever leaves it has been asked. What held last, which a server without its data says, may be older than
 * what runs here, and is not followed: the frame tells people of it for as long. Answers how to stop it.
 */
export function followEnvironment({ boot, router, reload = reloadPage }: FollowOptions): () => void {
  const known = fingerprint(boot)
  let differs = false
  let pathname = router.state.location.pathname

  let soon: ReturnType<typeof setTimeout> | undefined

  ask = async () => {
    try {
      const answer = await fetch('/environment.json', { cache: 'no-cache' })
      const said: unknown = answer.ok ? await answer.json() : null
      const running = runningIn(said)
      if (!running) return
      const lastGood = lastGoodIn(said)
      tellLastGood(lastGood)
      if (!lastGood) differs = fingerprint(running) !== known
      tellOtherVersion(differs)
      clearTimeout(soon)
      if (lastGood) soon = setTimeout(askIfSeen, soonMs)
    } catch {
      // Without a connection there is nothing to follow; the next time tells.
    }
  }
  const askIfSeen = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) void ask()
  }
  const timer = setInterval(askIfSeen, everyMs)
  if (boot.lastGood) soon = setTimeout(askIfSeen, soonMs)
  window.addEventListener('focus', askIfSeen)
  document.addEventListener('visibilitychange', askIfSeen)
  const stopListening = router.subscribe(({ historyAction, location }) => {
    if (location.pathname === pathname) return
    pathname = location.pathname
    const stays = historyAction === 'REPLACE' && isSamePage(location)
    if (differs && !stays) reload()
  })
  return () => {
    clearInterval(timer)
    clearTimeout(soon)
    window.removeEventListener('focus', askIfSeen)
    document.removeEventListener('visibilitychange', askIfSeen)
    stopListening()
    ask = () => Promise.resolve()
  }
}

type RunningArea = Pick<BootArea, 'enabled' | 'base' | 'flags'> & {
  readonly document: Pick<BootArea['document'], 'id'>
}

interface Running {
  readonly areas: readonly RunningArea[]
  readonly shell?: string
}

/** Of what decides on what people get: which shell, and which areas are on, in which version, with which flags. */
function fingerprint({ areas, shell }: Running): string {
  return JSON.stringify([
    shell ?? null,
    areas.map(({ document: { id }, enabled, base, flags }) => [id, enabled, base, Object.entries(flags).toSorted()]),
  ])
}

function runningIn(answer: unknown): Running | null {
  if (typeof answer !== 'object' || answer === null || !('areas' in answer)) return null
  const { areas } = answer
  if (!Array.isArray(areas) || !areas.every(isRunning)) return null
  return 'shell' in answer && typeof answer.shell === 'string' ? { areas, shell: answer.shell } : { areas }
}

function isRunning(area: unknown): area is RunningArea {
  if (typeof area !== 'object' || area === null) return false
  return 'document' in area && 'enabled' in area && 'base' in area && 'flags' in area
}

/** Once the router is done with this navigation, and the server has what was kept or dropped with the page before. */
function reloadPage(): void {
  setTimeout(async () => {
    await workingCopies.flush()
    window.location.reload()
  })
}
