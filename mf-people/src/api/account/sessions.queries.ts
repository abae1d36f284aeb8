import { apiClient, session, workingCopies } from '@staffel/shared-auth'
import { endAllSessions, endSession, listLoginProviders, listSessions } from '@staffel/shared-api/client'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

/** Where the reader is signed in. Others come and go by themselves, so it is asked anew. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['people', 'sessions'],
    queryFn: ({ signal }) => listSessions(apiClient, { signal }),
    staleTime: 0,
  })

export const providersQuery = () =>
  queryOptions({
    queryKey: ['people', 'providers'],
    queryFn: ({ signal }) => listLoginProviders(apiClient, { signal }),
  })

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => endSession(apiClient, { body: { session_id: id } }),
    // One that ended by itself meanwhile is gone as well.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey }),
  })
}

/** Here too: what is typed and not saved is kept first, as afterwards nothing can be. */
export function useEndAllSessions() {
  return useMutation({
    mutationFn: async () => {
      await workingCopies.flush()
      await endAllSessions(apiClient)
      await session.signOut('chosen')
    },
  })
}
