import type { PlanUsage } from '@staffel/shared-api/contract'
import { monthOf, planQuota } from '@staffel/shared-api/rules'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'
import type { PlanRepository } from './plan.repository.ts'

interface PlanDependencies {
  readonly plan: PlanRepository
  readonly now: () => Date
}

/** What the tenant's plan allows this month, and how much of it is used. */
export async function planUsage(tx: Tx, tenantId: number, { plan, now }: PlanDependencies): Promise<PlanUsage> {
  const agreed = await plan.agreed(tx, tenantId)
  const month = monthOf((await tenantDay(tx, tenantId, now())).today)
  return {
    plan: agreed.plan,
    limit: agreed.limit ?? planQuota(agreed.plan),
    used: await plan.issuedIn(tx, tenantId, month),
    resets_on: month.next,
    enforced: await plan.isEnforced(tx, tenantId),
  }
}

/** For who issues an offer for the first time. Drafts, and new versions of what was issued, are always possible. */
export async function refuseBeyondPlan(tx: Tx, tenantId: number, dependencies: PlanDependencies): Promise<void> {
  if (!(await dependencies.plan.lockIfEnforced(tx, tenantId))) return
  const usage = await planUsage(tx, tenantId, dependencies)
  const { plan, limit, used, resets_on } = usage
  if (plan !== null && limit !== null && used >= limit)
    throw new DomainError('PLAN_LIMIT', {
      details: { limit, used, resets_on },
      message: text('plan.limit', { plan, limit, used, resetsOn: resets_on }),
    })
}
