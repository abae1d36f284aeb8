import type { Instant } from '../../../db/tenancy.tables.ts'

export interface FirstStepsClosedTable {
  tenant_id: number
  user_id: number
  closed_at: Instant
}

export interface DashboardTables {
  first_steps_closed: FirstStepsClosedTable
}
