import { safeCellText } from '@staffel/shared-api/rules'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import type { SheetJob } from '../table-worker.types.ts'
import type { CellKind, FileCell } from './file-cell.types.ts'

/** A sheet with real numbers and days, so that it can be reckoned with; its first row stays in sight. */
export function writeSheet({ title, head, columns, rows }: SheetJob): Promise<Buffer> {
  const top = head.map((value): Cell => ({ value, type: String, fontWeight: 'bold' }))
  const lines = rows.map((cells) => cells.map((cell, index) => written(cell, columns[index]?.kind ?? 'text')))
  return writeXlsxFile([top, ...lines], {
    sheet: title,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer()
}

function written(cell: FileCell, kind: CellKind): Cell {
  if (cell === null || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number, ...(kind === 'price' && { format: '#,##0.00' }) }
  if (kind === 'day') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'dd-mm-yyyy' }
  return { value: safeCellText(cell), type: String }
}
