import type { session as ownSession, sessionStore } from '@staffel/shared-auth'
import { askOnlyWhile, type QueryClient } from '@staffel/shared-ui/query'

/** What must happen whenever the session changes, wherever the visitor is. */
export function watchSession(
  store: typeof sessionStore,
  session: Pick<typeof ownSession, 'recheckIfOld'>,
  queries: Pick<QueryClient, 'clear'>,
): void {
  askOnlyWhile(() => {
    const { status } = store.getState()
    return status !== 'signed-out' && status !== 'denied'
  })
  let owner: string | null = null
  store.subscribe((state) => {
    const now = state.status === 'allowed' ? state.uid : null
    // What one user has read is not for the next one. Questions asked while access was being checked are the same
    // user's.
    if (owner !== null && now !== owner) queries.clear()
    if (now !== null || state.status === 'signed-out') owner = now
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void session.recheckIfOld()
  })
}
