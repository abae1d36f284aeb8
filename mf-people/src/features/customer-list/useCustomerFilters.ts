import { hasRole, useUser } from '@staffel/shared-auth'
import { choice, text, useUrlFilters, wholeNumber } from '@staffel/shared-ui/list'

export const customerStatuses = ['all', 'active', 'prospect', 'archived', 'deleted'] as const
export const customerSortKeys = [
  'name',
  'status',
  'totalOffers',
  'acceptedOffers',
  'totalValue',
  'lastcontact',
] as const
export const customerPageSizes = [10, 20, 50]

/** Filters of the customers, in the URL. The tenant starts as the user's own; an Admin starts with all of them. */
export function useCustomerFilters() {
  const user = useUser()
  const ownTenant = user === null || hasRole(user, ['Admin']) ? 'all' : String(user.tenant_id)
  return useUrlFilters({
    filters: {
      search: text(),
      status: choice(customerStatuses),
      region: text('all'),
      tenant: text(ownTenant),
      size: wholeNumber(20, customerPageSizes),
    },
    sort: { initial: { key: 'name', direction: 'asc' }, keys: customerSortKeys },
  })
}

export type CustomerFilterState = ReturnType<typeof useCustomerFilters>
