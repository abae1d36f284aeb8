import type { UseQueryOptions } from '@tanstack/react-query'
import { queryClient } from './queryClient.ts'

let mayAsk = () => true

/** For who keeps the session: while this is false a question would only be refused, and none is started. */
export function askOnlyWhile(condition: () => boolean): void {
  mayAsk = condition
}

/**
 * Starts a question from a loader, in the same tick as the page's code. Never waits and never throws: the page shows
 * its skeleton, and its own error with Retry. Signed out, nothing is asked; the shell shows the way to sign in.
 */
export function startQuery<T, E, D, K extends readonly unknown[]>(options: UseQueryOptions<T, E, D, K>): void {
  if (mayAsk()) void queryClient.prefetchQuery(options)
}
