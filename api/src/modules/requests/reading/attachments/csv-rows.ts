import { csvCell } from '../../../../files/tables/csv-cell.ts'
import { csvSeparator } from '../../../../files/tables/csv-separator.ts'
import type { TableRow } from '../body/tables/table.types.ts'

/** Rows of a CSV text with offsets in it. */
export function csvRows(text: string, maxRows: number): TableRow[] {
  const separator = csvSeparator(text)
  const rows: TableRow[] = []
  let cells: { text: string; start: number; end: number }[] = []
  let at = 0
  let rowStart = 0
  while (at <= text.length && rows.length < maxRows) {
    const cell = csvCell(text, at, separator)
    cells.push({ text: cell.text.replace(/\s+/g, ' ').trim(), start: at, end: cell.next })
    const ends = cell.next >= text.length || text[cell.next] !== separator
    at = cell.next + 1
    if (!ends) continue
    if (text[cell.next] === '\r' && text[at] === '\n') at += 1
    if (cells.some((each) => each.text !== '')) rows.push({ cells, start: rowStart, end: cell.next })
    cells = []
    rowStart = at
  }
  return rows
}
