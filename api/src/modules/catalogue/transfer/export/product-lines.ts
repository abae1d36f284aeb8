import type { ProductDetail, ProductField } from '@staffel/shared-api/contract'
import type { FileCell } from '../../../../files/tables/writing/file-cell.types.ts'
import { tierCell, type ProductColumn, type Say } from '../product-column.ts'

/** In every row, so that a file that somebody sorts still says what a tier is of. */
const inEveryRow = new Set<ProductField>(['productId', 'sku'])

/** The rows of a product: one for each of its tiers, and one for a product without. */
export function productLines(columns: readonly ProductColumn[], product: ProductDetail, say: Say): FileCell[][] {
  const tiers = product.staffels.length > 0 ? product.staffels : [null]
  return tiers.map((tier, index) =>
    columns.map((column) => {
      if (index === 0 || inEveryRow.has(column.field)) {
        const own = column.cell(product, say)
        if (own !== null) return own
      }
      return tier && tierCell(column.field, tier)
    }),
  )
}
