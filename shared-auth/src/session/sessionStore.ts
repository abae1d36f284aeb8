import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SessionState, SessionUser } from './SessionState.ts'

/** Written by the session alone; everyone else reads `sessionStore`. */
export const ownStore: StoreApi<SessionState> = createStore<SessionState>(() => ({ status: 'unknown' }))

/** The session outside React: `getState()` and `subscribe()`. */
export const sessionStore: Pick<StoreApi<SessionState>, 'getState' | 'getInitialState' | 'subscribe'> = ownStore

/** The session in a component; `select` narrows it, so that the component only renders when its part changes. */
export function useSession(): SessionState
export function useSession<T>(select: (session: SessionState) => T): T
export function useSession<T>(select?: (session: SessionState) => T): SessionState | T {
  return useStore(ownStore, select ?? ((session: SessionState): SessionState | T => session))
}

/** The user who may be here, or null; for screens that only show behind the guards. */
export function useUser(): SessionUser | null {
  return useSession(userOf)
}

export function userOf(session: SessionState): SessionUser | null {
  return session.status === 'allowed' ? session.user : null
}
