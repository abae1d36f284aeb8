import { apiClient } from '@staffel/shared-auth'
import { acceptInvite, listInvites, validateInvite } from '@staffel/shared-api/client'
import type { InviteSortColumn, InviteStatus, RoleName } from '@staffel/shared-api/contract'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'
import { roleIds } from '../parts/roleIds.ts'

/** What narrows the list. `all` filters nothing. */
export interface InviteFilters {
  readonly search: string
  /** Ids as text, or `all`. */
  readonly tenant: string
  readonly organization: string
  readonly role: RoleName | 'all'
  readonly status: InviteStatus | 'all'
}

export interface InviteListQuery extends InviteFilters {
  readonly page: number
  readonly size: number
  readonly sortColumn: InviteSortColumn
  readonly sortOrder: 'asc' | 'desc'
}

/** Everything about invites, so that a change reads the list again. */
export const invitesKey = ['people', 'invites'] as const

export const invitesQuery = ({ page, size, sortColumn, sortOrder, ...filters }: InviteListQuery) =>
  queryOptions({
    queryKey: [...invitesKey, 'list', { page, size, sortColumn, sortOrder, ...filters }],
    queryFn: ({ signal }) =>
      listInvites(apiClient, {
        query: {
          ...toQuery(filters),
          limit: size,
          offset: (page - 1) * size,
          sort_column: sortColumn,
          sort_order: sortOrder === 'asc' ? 'ASC' : 'DESC',
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

function toQuery({ search, tenant, organization, role, status }: InviteFilters) {
  return {
    ...(search && { search }),
    ...(tenant !== 'all' && { tenant_id: Number(tenant) }),
    ...(organization !== 'all' && { organization_id: Number(organization) }),
    ...(role !== 'all' && { role_id: roleIds[role] }),
    ...(status !== 'all' && { status }),
  }
}

const once = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/**
 * Accepts the invite of a link, once for as long as the page lives: drawing it again does not send again. A second
 * visit succeeds too.
 */
export const acceptInviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['accept-invite', token],
    queryFn: () => acceptInvite(apiClient, { body: { token } }),
    ...once,
  })

/** What the invite of a link invites to. */
export const validateInviteQuery = (token: string) =>
  queryOptions({
    queryKey: ['validate-invite', token],
    queryFn: () => validateInvite(apiClient, { body: { token } }),
    ...once,
  })
