import { listProducts } from '@staffel/shared-api/client'
import type { Product } from '@staffel/shared-api/contract'
import { offerLimits } from '@staffel/shared-api/rules'
import { apiClient } from '@staffel/shared-auth'
import type { PricesFor } from './products.queries.ts'

/** Numbers beyond this many are of no offer. */
const most = offerLimits.lines * 4

/** The products that may be sold with exactly these numbers, by their numbers in lower case. */
export async function findProductsBySku(
  skus: readonly string[],
  tenantId: number | undefined,
  customer: PricesFor | undefined,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Product>> {
  const asked = Array.from({ length: Math.ceil(Math.min(skus.length, most) / offerLimits.skus) }, (_, index) =>
    listProducts(apiClient, {
      body: {
        page: 1,
        limit: offerLimits.skus,
        filters: { skus: skus.slice(index * offerLimits.skus, (index + 1) * offerLimits.skus) },
        visible: true,
        ...(tenantId && { tenant_id: tenantId }),
        ...customer,
      },
      signal,
    }),
  )
  const found = (await Promise.all(asked)).flatMap(({ items }) => items)
  return new Map(
    found.flatMap((product) => (product.sku && product.is_selectable ? [[product.sku.toLowerCase(), product]] : [])),
  )
}
