import type { ImportColumn, ImportedProduct, ProductField, ProductImport } from '@staffel/shared-api/contract'
import type { Text } from '../../../texts/text.ts'

/** A value as a page shows it: words of the product are said in the reader's language. */
export type ShownValue = string | Text | null

export interface FieldChange {
  readonly field: ProductField
  readonly from: ShownValue
  readonly to: ShownValue
}

/** What is wrong in a row of a file. */
export interface RowProblem {
  readonly row: number
  readonly field: ProductField
  readonly message: Text
}

type Counts = Pick<ProductImport, 'kind' | 'rows' | 'created' | 'updated' | 'unchanged' | 'refused' | 'new_groups'>

/** What became of a file, in nobody's language yet. */
export interface ImportResult extends Counts {
  readonly columns: readonly ImportColumn[]
  readonly changes: readonly (Omit<ImportedProduct, 'fields'> & { readonly fields: readonly FieldChange[] })[]
  /** Those that were kept before say nothing of their product. */
  readonly errors: readonly (RowProblem & { readonly sku?: string | null })[]
}
