import { listWorkingCopies } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'
import { readThings } from './readThings.ts'

/** By what name they are kept, beside what the same person typed and did not save. */
export const recentSubject = 'frame:recent'

/**
 * What this person opened lately, wherever they were signed in: kept with their account, because whatever lies in a
 * browser can be read by the next person at it.
 */
export const recentThingsQuery = () =>
  queryOptions({
    queryKey: ['frame', 'recent'] as const,
    queryFn: async ({ signal }) => {
      const [newest] = await listWorkingCopies(apiClient, { query: { subject: recentSubject }, signal })
      return { id: newest?.id ?? null, rev: newest?.rev ?? 0, things: newest ? readThings(newest.content) : [] }
    },
    staleTime: 60_000,
    retry: false,
  })
