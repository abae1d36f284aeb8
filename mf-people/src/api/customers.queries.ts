import { getCustomer, getOrganizationStats, listCustomers, listOrganizationActivity } from '@staffel/shared-api/client'
import type { CustomerFilters, CustomerSortKey, CustomerStatus } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { keepPreviousData, queryOptions } from '@staffel/shared-ui/query'

/** What narrows the list, and the figures above it. `all` filters nothing. */
export interface CustomerListFilters {
  readonly search: string
  readonly status: CustomerStatus | 'all' | 'archived' | 'deleted'
  /** Ids as text, or `all`. */
  readonly region: string
  readonly tenant: string
}

export interface CustomerListQuery extends CustomerListFilters {
  readonly page: number
  readonly size: number
  readonly sortKey: CustomerSortKey
  readonly direction: 'asc' | 'desc'
}

/** Everything about customers, of every area: a change reads all of it again. */
export const customersKey = ['organizations'] as const

export const customersQuery = ({ page, size, sortKey, direction, ...filters }: CustomerListQuery) =>
  queryOptions({
    queryKey: [...customersKey, 'list', { page, size, sortKey, direction, ...filters }],
    queryFn: ({ signal }) =>
      listCustomers(apiClient, {
        query: { ...listedCustomers(filters), page, limit: size, sort_by: sortKey, sort_dir: direction },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const customerStatsQuery = (filters: CustomerListFilters) =>
  queryOptions({
    queryKey: [...customersKey, 'stats', filters],
    queryFn: ({ signal }) => getOrganizationStats(apiClient, { query: listedCustomers(filters), signal }),
    placeholderData: keepPreviousData,
  })

/** For the statuses above the list: within its other filters. */
export const customerStatusCountsQuery = (filters: CustomerListFilters) => ({
  ...customerStatsQuery({ ...filters, status: 'all' }),
  staleTime: 60_000,
})

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: [...customersKey, 'detail', id],
    queryFn: ({ signal }) => getCustomer(apiClient, { query: { organization_id: id }, signal }),
  })

export const customerActivityQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...customersKey, 'activity', id, page],
    queryFn: ({ signal }) => listOrganizationActivity(apiClient, { query: { organization_id: id, page }, signal }),
    placeholderData: keepPreviousData,
  })

/** What of the tenant's customers is listed. */
export function listedCustomers({ search, status, region, tenant }: CustomerListFilters) {
  const filters: CustomerFilters = {
    ...(search && { search }),
    ...((status === 'active' || status === 'prospect') && { status }),
    ...((status === 'archived' || status === 'deleted') && { kept: status }),
    ...(region !== 'all' && { region_id: Number(region) }),
  }
  return { filters, ...(tenant !== 'all' && { tenant_id: Number(tenant) }) }
}
