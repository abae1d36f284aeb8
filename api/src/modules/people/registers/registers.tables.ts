import type { VatOutcome } from '@staffel/shared-api/contract'
import type { Generated } from 'kysely'
import type { Instant } from '../../../db/tenancy.tables.ts'

/** What VIES answered about a number. */
export interface VatCheckTable {
  tenant_id: number
  id: Generated<number>
  vat_number: string
  outcome: VatOutcome
  checked_at: Instant
  checked_by: number | null
  /** The number of who asked, where VIES knew it. */
  requester: string | null
  consultation_number: string | null
  name: string | null
  address: string | null
}
