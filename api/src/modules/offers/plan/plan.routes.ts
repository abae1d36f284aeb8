import { getPlanUsage } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { isSellerStaff } from '../../../http/caller.ts'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { policy } from '../../../http/policy.ts'
import { planUsage } from './plan-usage.ts'
import type { PlanRepository } from './plan.repository.ts'

const sellerStaff = policy('sellerStaff', isSellerStaff)

/** How much of the subscription is used: for the staff of the company that has it. */
export function planRoutes(dependencies: {
  readonly db: Db
  readonly plan: PlanRepository
  readonly now: () => Date
}): Route[] {
  return [
    route(getPlanUsage, sellerStaff, ({ caller, query }) => {
      const tenantId = oneTenant(caller, query.tenant_id)
      return asTenant(dependencies.db, { tenantId }, (tx) => planUsage(tx, tenantId, dependencies))
    }),
  ]
}
