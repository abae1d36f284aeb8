import type { RoleName } from '@staffel/shared-api/contract'

/** The specification's ids. */
export const roleIds: Readonly<Record<RoleName, number>> = { User: 1, Manager: 2, Admin: 3 }

export function roleNameOf(roleId: number): RoleName {
  if (roleId === roleIds.Admin) return 'Admin'
  return roleId === roleIds.Manager ? 'Manager' : 'User'
}
