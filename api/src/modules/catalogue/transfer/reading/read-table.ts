import type { ProductField } from '@staffel/shared-api/contract'
import { cutText, transferLimits } from '@staffel/shared-api/rules'
import type { ReadFile } from '../transfer-draft.types.ts'
import { draftsOf } from './drafts-of.ts'
import { guessColumns, type ColumnMapping } from './guess-columns.ts'
import { numberStyle } from '../../../../files/tables/reading/number-of-cell.ts'
import { columnsOf, tableOf } from '../../../../files/tables/reading/table-of.ts'
import { UnreadableFile } from '../../../../files/tables/reading/unreadable-file.ts'

export interface TableOptions {
  /** What each column holds, where somebody said so. */
  readonly mapping: ColumnMapping | null
  /** What the tenant said of names of columns before. */
  readonly remembered: Readonly<Record<string, ProductField | null>>
}

/** The products in a CSV file or a workbook, whose first row names the columns. */
export function readTable(bytes: Uint8Array, { mapping, remembered }: TableOptions): ReadFile {
  const { rows: all, separator, dayShift } = tableOf(bytes)
  const [head, ...rows] = all
  if (!head || rows.length === 0) throw new UnreadableFile('empty')
  const names = head.cells.map((cell) => cutText(String(cell).trim(), 120))
  const fields = mapping ? names.map((_, index) => mapping[index] ?? null) : guessColumns(names, remembered)
  const numeric = fields.flatMap((field, index) => (field && numbers.has(field) ? [index] : []))
  const style = { numbers: numberStyle(rows, numeric, separator), dayShift }
  const drafts = draftsOf(rows, fields, style)
  if (drafts.length > transferLimits.products) throw new UnreadableFile('tooManyRows')
  return {
    kind: 'table',
    rows: rows.length,
    columns: columnsOf(names, rows, fields),
    drafts,
  }
}

const numbers = new Set<ProductField>([
  ...(['baseUnitPrice', 'costPrice', 'vatRate', 'packContent', 'orderMultiple', 'minOrderQuantity'] as const),
  ...(['priceUnit', 'stockValue', 'tierFrom', 'tierTo', 'tierPrice'] as const),
])
