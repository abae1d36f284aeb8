import { apiClient } from '@staffel/shared-auth'
import { acceptInvite } from '@staffel/shared-api/client'
import { queryOptions } from '@staffel/shared-ui/query'

/**
 * Accepts the invite of a link, once for as long as the page lives: drawing it again does not send again. A second
 * visit succeeds too.
 */
export const acceptInviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['accept-invite', token],
    queryFn: () => acceptInvite(apiClient, { body: { token } }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
