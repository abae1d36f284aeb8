import { priceListFileLimits } from '@staffel/shared-api/contract'
import { cutText } from '@staffel/shared-api/rules'
import { numberStyle } from '../../../../../files/tables/reading/number-of-cell.ts'
import { columnsOf, tableOf } from '../../../../../files/tables/reading/table-of.ts'
import { UnreadableFile } from '../../../../../files/tables/reading/unreadable-file.ts'
import type { ReadLists } from '../list-draft.types.ts'
import { listFields, type ListMapping } from './list-fields.ts'
import { listDrafts } from './list-drafts.ts'
import { listParts } from './list-parts.ts'

const numbers = new Set(['discountPct', 'priceUnit', 'baseUnitPrice', 'tierFrom', 'tierTo', 'tierPrice'])

/**
 * The price lists in a CSV file or a workbook, whose first row names the columns; `mapping` is what somebody says that
 * each of them holds.
 */
export function readPriceLists(bytes: Uint8Array, mapping: ListMapping | null): ReadLists {
  const { rows: all, separator, dayShift } = tableOf(bytes)
  const [head, ...rows] = all
  if (!head || rows.length === 0) throw new UnreadableFile('empty')
  if (rows.length > priceListFileLimits.rows) throw new UnreadableFile('tooManyRows')
  const names = head.cells.map((cell) => cutText(String(cell).trim(), 120))
  const fields = listFields(names, mapping)
  const columns = fields.flatMap((field, index) => (field ? [{ field, index }] : []))
  const numeric = columns.flatMap(({ field, index }) => (numbers.has(field) ? [index] : []))
  const style = { numbers: numberStyle(rows, numeric, separator), dayShift }
  const lists = listDrafts(listParts(rows, columns, style), new Set(columns.map(({ field }) => field)))
  if (lists.length > priceListFileLimits.lists) throw new UnreadableFile('tooManyRows')
  return { rows: rows.length, columns: columnsOf(names, rows, fields), lists }
}
