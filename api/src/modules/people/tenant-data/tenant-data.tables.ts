import type { DataExport } from '@staffel/shared-api/contract'
import type { Generated } from 'kysely'
import type { GeneratedInstant, Instant } from '../../../db/tenancy.tables.ts'

export interface DataExportTable {
  tenant_id: number
  id: Generated<string>
  user_id: number
  /** `sending`: on its way to who asked for it. */
  state: Generated<DataExport['state'] | 'sending'>
  attempts: Generated<number>
  done: Generated<number>
  total: Generated<number>
  parts: Generated<string[]>
  bytes: Generated<number>
  failure: DataExport['failure']
  asked_at: GeneratedInstant
  touched_at: GeneratedInstant
  expires_at: Instant | null
}

export interface TenantDataTables {
  data_export: DataExportTable
}
