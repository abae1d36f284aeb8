import type { OrganizationTable, RegionTable, TenantTable } from './tenancy.tables.ts'

/** The tables that `db` itself knows; `modules/schema.ts` adds those of the modules. */
export interface Schema {
  tenant: TenantTable
  region: RegionTable
  organization: OrganizationTable
}
