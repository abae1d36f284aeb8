import { apiClient } from '@staffel/shared-auth'
import { exportPriceLists, importPriceLists } from '@staffel/shared-api/client'
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

/** What a file would do, or does. */
export async function importLists(file: File, tenantId: number | undefined, isTrial: boolean) {
  const body = { ...(isTrial && { dry_run: true }), ...(tenantId !== undefined && { tenant_id: tenantId }) }
  const result = await importPriceLists(apiClient, { file, body })
  if (!isTrial) await listsChanged()
  return result
}
