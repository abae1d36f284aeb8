import { sessionStore } from '@staffel/shared-auth'
import { queryClient, type UseQueryOptions } from '@staffel/shared-ui/query'

/**
 * Starts a question from a loader, in the same tick as the page's code. Never waits and never throws: the page shows its
 * skeleton, and its own error with Retry. Signed out, nothing is asked; the shell shows the way to sign in.
 */
export function startQuery<T, E, D, K extends readonly unknown[]>(options: UseQueryOptions<T, E, D, K>): void {
  const { status } = sessionStore.getState()
  if (status === 'signed-out' || status === 'denied') return
  void queryClient.prefetchQuery(options)
}
