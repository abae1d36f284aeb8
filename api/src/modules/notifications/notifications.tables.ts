import type { NotificationEvent } from '@staffel/shared-api/rules'
import type { Generated } from 'kysely'
import type { Instant } from '../../db/tenancy.tables.ts'
import type { Json } from '../platform/platform.tables.ts'

export interface NotificationTable {
  tenant_id: number
  id: Generated<number>
  user_id: number
  event: NotificationEvent
  at: Instant
  read_at: Instant | null
  offer_id: number | null
  detail: Json<Record<string, unknown>>
}

export interface NotificationChoiceTable {
  tenant_id: number
  user_id: number
  event: NotificationEvent
  mail: boolean
  in_app: boolean
}

export interface NotificationsTables {
  notification: NotificationTable
  notification_choice: NotificationChoiceTable
}
