import type { Instant } from '../../db/tenancy.tables.ts'

export interface WorkingCopyTable {
  tenant_id: number
  user_id: number
  id: string
  subject: string
  content: string
  base_rev: number | null
  rev: number
  updated_at: Instant
}

export interface WorkingCopiesTables {
  working_copy: WorkingCopyTable
}
