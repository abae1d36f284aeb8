import { apiClient } from '@staffel/shared-auth'
import { exportPriceLists, importPriceLists } from '@staffel/shared-api/client'
import type { PriceListField } from '@staffel/shared-api/contract'
import { listsChanged } from './price-lists.mutations.ts'

export interface WhichLists {
  /** The reader's own tenant unless another is named. */
  readonly tenantId: number | undefined
  /** One list; all of them without. */
  readonly id: number | undefined
}

export function listsSheet(format: 'csv' | 'xlsx', { tenantId, id }: WhichLists) {
  const query = { format, ...(id !== undefined && { id }), ...(tenantId !== undefined && { tenant_id: tenantId }) }
  return exportPriceLists(apiClient, { query })
}

/** What each column is read as. */
export type ListMapping = readonly (PriceListField | null)[]

export interface ListsFile {
  readonly file: File
  readonly tenantId: number | undefined
  /** Null: as their titles say. */
  readonly mapping: ListMapping | null
}

/** What a file would do, or does. */
export async function importLists({ file, tenantId, mapping }: ListsFile, isTrial: boolean) {
  const body = {
    ...(isTrial && { dry_run: true }),
    ...(tenantId !== undefined && { tenant_id: tenantId }),
    ...(mapping && { mapping: mapping.map((field) => field ?? '').join(',') }),
  }
  const result = await importPriceLists(apiClient, { file, body })
  if (!isTrial) await listsChanged()
  return result
}
