import type { Generated } from 'kysely'

export interface RequestSettingsTable {
  tenant_id: number
  keep_raw_months: Generated<number>
  certain_from: Generated<number>
  rev: Generated<number>
}
