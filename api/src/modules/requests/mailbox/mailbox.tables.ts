import type { MailboxKind, MailboxProblem, MailboxSecurity, MailReading } from '@staffel/shared-api/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Instant } from '../../../db/tenancy.tables.ts'

export interface MailboxTable {
  tenant_id: number
  kind: Generated<MailboxKind>
  host: Generated<string>
  port: Generated<number>
  security: Generated<MailboxSecurity>
  user_name: Generated<string>
  /** Encrypted. */
  secret: string | null
  folder: Generated<string>
  enabled: boolean
  rev: Generated<number>
  /** Whoever reads now; others may take over when the lease has run out. */
  run_id: string | null
  leased_until: Instant | null
  run_done: Generated<number>
  run_total: number | null
  last_run_at: Instant | null
  last_result: ColumnType<MailReading | null, string | null | undefined, string | null>
  last_problem: MailboxProblem | null
  asked_at: Instant | null
}

export interface MailboxTables {
  mailbox: MailboxTable
}
