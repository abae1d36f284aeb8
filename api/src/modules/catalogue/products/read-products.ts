import type { Product } from '@staffel/shared-api/contract'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { CatalogueRepository } from '../catalogue.repository.ts'
import { toProduct, type ProductRow } from './product-row.ts'

/** The products of `rows`, which may still be on their way: their tiers and properties are asked for by id. */
export type ReadProducts = (
  tx: Tx,
  tenantId: number,
  ids: readonly number[],
  rows: readonly ProductRow[] | Promise<readonly ProductRow[]>,
) => Promise<Product[]>

export function productReader(
  catalogue: Pick<CatalogueRepository, 'staffelRows' | 'propertyRows'>,
  now: () => Date,
): ReadProducts {
  return async (tx, tenantId, ids, rows) => {
    const [found, tiers, values, { today }] = await Promise.all([
      rows,
      catalogue.staffelRows(tx, tenantId, ids),
      catalogue.propertyRows(tx, tenantId, ids),
      tenantDay(tx, tenantId, now()),
    ])
    const staffels = Map.groupBy(tiers, (row) => row.product_id)
    const properties = Map.groupBy(values, (row) => row.product_id)
    return found.map((row) =>
      toProduct(row, { staffels: staffels.get(row.id) ?? [], properties: properties.get(row.id) ?? [] }, today),
    )
  }
}
