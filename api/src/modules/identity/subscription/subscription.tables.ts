import type { SubscriptionRequest } from '@staffel/shared-api/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../../../db/tenancy.tables.ts'

interface SubscriptionRequestTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  plan: SubscriptionRequest['plan']
  phone: string
  message: string
  requested_at: Instant
}

export interface SubscriptionTables {
  subscription_request: SubscriptionRequestTable
}
