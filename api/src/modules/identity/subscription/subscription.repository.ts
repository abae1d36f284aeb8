import type { SubscriptionRequest } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'

export interface AskedPlan {
  readonly tenantId: number
  readonly userId: number
  readonly plan: SubscriptionRequest['plan']
  readonly phone: string
  readonly message: string
  readonly at: Date
}

async function add(tx: Tx, { tenantId, userId, plan, phone, message, at }: AskedPlan): Promise<number> {
  const { id } = await tx
    .insertInto('subscription_request')
    .values({ tenant_id: tenantId, user_id: userId, plan, phone, message, requested_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** SQL of the plans that were asked for. */
export const subscriptionRepository = { add }
export type SubscriptionRepository = typeof subscriptionRepository
