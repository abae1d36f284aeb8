import { exportCustomers, importCustomers } from '@staffel/shared-api/client'
import type { CustomerField, CustomersImport } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { listedCustomers, type CustomerListFilters } from './customers.queries.ts'

/** The customers of the list. */
export const customersSheet = (format: 'csv' | 'xlsx', filters: CustomerListFilters) =>
  exportCustomers(apiClient, { query: { format, ...listedCustomers(filters) } })

/** How somebody says that a file is to be read. */
export interface CustomersChoice {
  /** What each column is read as; null: as their titles say. */
  readonly mapping: readonly (CustomerField | null)[] | null
  readonly allowsDuplicates: boolean
}

/** What a file would do, or does, as it was chosen to be read. */
export type CustomersPlan = CustomersImport & { readonly allowsDuplicates: boolean }

export async function importCustomersFile(
  { file, tenantId, choice }: { file: File; tenantId: number | undefined; choice: CustomersChoice | null },
  isTrial: boolean,
): Promise<CustomersPlan> {
  const { mapping = null, allowsDuplicates = false } = choice ?? {}
  const body = {
    ...(isTrial && { dry_run: true }),
    ...(tenantId !== undefined && { tenant_id: tenantId }),
    ...(mapping && { mapping: mapping.map((field) => field ?? '').join(',') }),
    ...(allowsDuplicates && { allow_duplicates: true }),
  }
  const result = await importCustomers(apiClient, { file, body })
  return { ...result, allowsDuplicates }
}
