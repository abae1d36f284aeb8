import { mayManagePerson, mayManageRole } from '@staffel/shared-api/rules'
import type { Caller } from '../../http/caller.ts'
import { roleNameOf } from './role-ids.ts'

/** Who may give whom which role: an Admin any, a Manager any but Admin. */
export function mayGrant(caller: Caller, roleId: number): boolean {
  return mayManageRole(caller, roleNameOf(roleId))
}

/** Whose account or invite may be accepted, blocked, changed, sent again or cancelled by whom. */
export function mayManage(
  { roles, isTenant }: Caller,
  { role_id, is_tenant }: { readonly role_id: number; readonly is_tenant: boolean },
): boolean {
  return mayManagePerson({ roles, is_tenant: isTenant }, { role: roleNameOf(role_id), is_tenant })
}
