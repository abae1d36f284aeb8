import { isApiError } from '@staffel/shared-api/client'
import type { queryClient } from '@staffel/shared-ui/query'
import { lookAtEnvironment } from './followEnvironment.ts'

type Caches = Pick<typeof queryClient, 'getQueryCache' | 'getMutationCache'>

/**
 * A call that is refused because its area is off says that the environment is another one than this tab knows: it looks
 * at once, so that the next page is without that area, and not the first one after a minute. Answers how to stop it.
 */
export function lookWhenRefused(client: Caches, look = lookAtEnvironment): () => void {
  let isLooking = false
  const seen = (error: unknown): void => {
    if (isLooking || !isApiError(error) || error.code !== 'AREA_DISABLED') return
    isLooking = true
    void look().finally(() => (isLooking = false))
  }
  const stops = [
    client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') seen(event.action.error)
    }),
    client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') seen(event.action.error)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
