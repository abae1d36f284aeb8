import { hasRole, useUser } from '@staffel/shared-auth'
import { choice, text, useUrlFilters, wholeNumber } from '@staffel/shared-ui/list'

export const userRoles = ['all', 'User', 'Manager', 'Admin'] as const
export const userStatuses = ['all', 'active', 'invited', 'blocked'] as const
export const userSortColumns = [
  'email',
  'tenant',
  'organization',
  'role',
  'status',
  'created_at',
  'accepted_at',
] as const
export const userPageSizes = [10, 25, 50]

/** Filters of the user list, in the URL. The tenant starts as the user's own; an Admin starts with all of them. */
export function useUserFilters() {
  const user = useUser()
  const ownTenant = user === null || hasRole(user, ['Admin']) ? 'all' : String(user.tenant_id)
  return useUrlFilters({
    filters: {
      search: text(),
      tenant: text(ownTenant),
      organization: text('all'),
      role: choice(userRoles),
      status: choice(userStatuses),
      size: wholeNumber(10, userPageSizes),
    },
    sort: { initial: { key: 'created_at', direction: 'desc' }, keys: userSortColumns },
  })
}
