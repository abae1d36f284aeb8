import { mayManageRole } from '@staffel/shared-api/rules'
import type { Caller } from '../../http/caller.ts'
import { roleNameOf } from './role-ids.ts'

/** Who may give whom which role: an Admin any, a Manager any but Admin. */
export function mayGrant(caller: Caller, roleId: number): boolean {
  return mayManageRole(caller, roleNameOf(roleId))
}
