import type { Generated } from 'kysely'
import type { Instant } from '../db/tenancy.tables.ts'

/** Mails about offers to addresses outside, mails of invites, and mailboxes that were tried out. */
export type SendingKind = 'offer' | 'invite' | 'mailbox_test'

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
