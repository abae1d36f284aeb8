import type { StoreApi } from 'zustand/vanilla'
import type { SessionState } from '../session/SessionState.ts'
import type { WorkingCopies } from './createWorkingCopies.ts'

/** What is typed belongs to whoever typed it, and leaves with the page. */
export function watchWorkingCopies(copies: WorkingCopies, store: Pick<StoreApi<SessionState>, 'subscribe'>): void {
  let typist: string | null = null
  store.subscribe((state) => {
    if (state.status !== 'allowed') return
    if (state.uid === typist) copies.retry()
    else copies.forgetAll()
    typist = state.uid
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void copies.flush()
  })
  window.addEventListener('pagehide', () => copies.flushLast())
  window.addEventListener('online', () => copies.retry())
}
