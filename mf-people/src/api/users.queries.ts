import { apiClient } from '@staffel/shared-auth'
import {
  getUserStats,
  listOrganizations,
  listRegions,
  listTenants,
  listUserSecondFactors,
  listUserSignIns,
  listUsers,
} from '@staffel/shared-api/client'
import type { RoleName, UserSortColumn, UserStatus } from '@staffel/shared-api/contract'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

/** What narrows the list, and the counts above it. `all` filters nothing. */
export interface UserFilters {
  readonly search: string
  /** Ids as text, or `all`. */
  readonly tenant: string
  readonly organization: string
  readonly role: RoleName | 'all'
  readonly status: UserStatus | 'all'
}

export interface UserListQuery extends UserFilters {
  readonly page: number
  readonly size: number
  readonly sortColumn: UserSortColumn
  readonly sortOrder: 'asc' | 'desc'
}

const fiveMinutes = 5 * 60_000

/** Everything about users, so that a change reads lists and counts again. */
export const usersKey = ['people', 'users'] as const

export const usersQuery = ({ page, size, sortColumn, sortOrder, ...filters }: UserListQuery) =>
  queryOptions({
    queryKey: [...usersKey, 'list', { page, size, sortColumn, sortOrder, ...filters }],
    queryFn: ({ signal }) =>
      listUsers(apiClient, {
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

export const userCountsQuery = (filters: UserFilters) =>
  queryOptions({
    queryKey: [...usersKey, 'counts', filters],
    queryFn: ({ signal }) => getUserStats(apiClient, { query: toQuery(filters), signal }),
    placeholderData: keepPreviousData,
  })

/** For the statuses above the list: within its other filters. Nobody needs it to the second. */
export const userStatusCountsQuery = (filters: UserFilters) => ({
  ...userCountsQuery({ ...filters, status: 'all' }),
  staleTime: 60_000,
})

export const tenantsQuery = () =>
  queryOptions({
    queryKey: ['people', 'tenants'],
    queryFn: ({ signal }) => listTenants(apiClient, { signal }),
    staleTime: fiveMinutes,
  })

/** Organisations of one tenant, or of `all` that the caller may see. */
export const organizationsQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['people', 'organizations', tenant],
    queryFn: ({ signal }) =>
      listOrganizations(apiClient, { query: tenant === 'all' ? {} : { tenantId: Number(tenant) }, signal }),
    staleTime: fiveMinutes,
  })

export const regionsQuery = (tenantId: number) =>
  queryOptions({
    queryKey: ['people', 'regions', tenantId],
    queryFn: ({ signal }) => listRegions(apiClient, { query: { tenantId }, signal }),
    staleTime: fiveMinutes,
  })

/** How somebody signs in, and was refused to. */
export const signInsQuery = (id: number) =>
  queryOptions({
    queryKey: ['people', 'sign-ins', id],
    queryFn: ({ signal }) => listUserSignIns(apiClient, { params: { id }, signal }),
    gcTime: 0,
  })

/** What somebody is asked for besides at the sign-in. */
export const userFactorsQuery = (id: number) =>
  queryOptions({
    queryKey: ['people', 'user-second-factors', id],
    queryFn: ({ signal }) => listUserSecondFactors(apiClient, { params: { id }, signal }),
    gcTime: 0,
  })

function toQuery({ search, tenant, organization, role, status }: UserFilters) {
  return {
    ...(search && { search }),
    ...(tenant !== 'all' && { tenant_id: Number(tenant) }),
    ...(organization !== 'all' && { organization_id: Number(organization) }),
    ...(role !== 'all' && { role }),
    ...(status !== 'all' && { status }),
  }
}
