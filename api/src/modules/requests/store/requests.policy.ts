import type { TenantScope } from '../../../db/tenant-transaction.ts'
import { boundOrganization, scopeWithin, type Caller } from '../../../http/caller.ts'

/**
 * Where a caller finds requests: who runs the selling company in all of their scope, everybody else nowhere. A request
 * is the seller's mail, and what is read beside it (likely customers, what others mean by the same words) is of no
 * single customer.
 */
export function requestScope(caller: Caller, requestedTenantId?: number): TenantScope | null {
  return boundOrganization(caller) === null ? scopeWithin(caller, requestedTenantId) : null
}
