import { hasRole, useUser } from '@staffel/shared-auth'
import { choice, text, useUrlFilters, wholeNumber } from '@staffel/shared-ui/list'

export const inviteRoles = ['all', 'User', 'Manager', 'Admin'] as const
export const inviteStatuses = ['all', 'invited', 'accepted', 'expired', 'cancelled'] as const
export const inviteSortColumns = [
  'email',
  'organization_name',
  'role_name',
  'status',
  'created_at',
  'expires_at',
  'accepted_at',
] as const
export const invitePageSizes = [10, 25, 50]

/** Filters of the list of invites, in the URL. The tenant starts as the user's own, for an Admin as all of them. */
export function useInviteFilters() {
  const user = useUser()
  const ownTenant = user === null || hasRole(user, ['Admin']) ? 'all' : String(user.tenant_id)
  return useUrlFilters({
    filters: {
      search: text(),
      tenant: text(ownTenant),
      organization: text('all'),
      role: choice(inviteRoles),
      status: choice(inviteStatuses),
      size: wholeNumber(10, invitePageSizes),
    },
    sort: { initial: { key: 'created_at', direction: 'desc' }, keys: inviteSortColumns },
  })
}

export type InviteFilterState = ReturnType<typeof useInviteFilters>
