import type { ImportColumn, PricingTierInput, ProductChange } from '@staffel/shared-api/contract'
import type { RowProblem } from './import-result.types.ts'

/** A product as a file describes it: what its columns do not hold is left out. */
export interface ProductDraft {
  /** The first of its rows. */
  readonly row: number
  readonly sku: string | null
  readonly productId: number | null
  /** By its name; null takes a product out of its group. */
  readonly group?: string | null
  readonly fields: Omit<ProductChange, 'rev' | 'pricingTiers' | 'productGroupId'>
  readonly tiers?: readonly PricingTierInput[]
  /** In which row each of the tiers stands. */
  readonly tierRows: readonly number[]
  readonly problems: readonly RowProblem[]
}

/** What was read of a file. */
export interface ReadFile {
  readonly kind: 'table' | 'bmecat'
  readonly rows: number
  readonly columns: readonly ImportColumn[]
  readonly drafts: readonly ProductDraft[]
}
