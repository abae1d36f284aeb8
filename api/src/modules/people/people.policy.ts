import { isAdmin, isManagerOrAdmin, type Caller } from '../../http/caller.ts'
import { roleIds } from './role-ids.ts'

/** Who may give whom which role: an Admin any, a Manager any but Admin. */
export function mayGrant(caller: Caller, roleId: number): boolean {
  return isAdmin(caller) || (isManagerOrAdmin(caller) && roleId !== roleIds.Admin)
}
