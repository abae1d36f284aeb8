import { getPlanUsage } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { managers } from '../../../http/policy.ts'
import { planUsage } from './plan-usage.ts'
import type { PlanRepository } from './plan.repository.ts'

/** How much of the subscription is used: for who runs the company. */
export function planRoutes(needs: { readonly db: Db; readonly plan: PlanRepository; readonly now: () => Date }): Route[] {
  return [
    route(getPlanUsage, managers, ({ caller, query }) => {
      const tenantId = oneTenant(caller, query.tenant_id)
      return asTenant(needs.db, { tenantId }, (tx) => planUsage(tx, tenantId, needs))
    }),
  ]
}
