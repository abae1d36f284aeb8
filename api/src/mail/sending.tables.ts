import type { Generated } from 'kysely'
import type { SendingKind } from '../config.ts'
import type { Instant } from '../db/tenancy.tables.ts'

export interface SendingTable {
  tenant_id: number
  id: Generated<number>
  /** Null: the server itself. */
  user_id: number | null
  kind: SendingKind
  amount: number
  at: Instant
}

export interface SendingTables {
  sending: SendingTable
}
