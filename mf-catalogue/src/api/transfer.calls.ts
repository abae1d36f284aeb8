import { exportProducts } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'

/** The whole catalogue, the hidden products too; of the reader's own tenant unless another is named. */
export function productsSheet(format: 'csv' | 'xlsx', tenantId: number | undefined) {
  return exportProducts(apiClient, { query: { format, ...(tenantId !== undefined && { tenant_id: tenantId }) } })
}
