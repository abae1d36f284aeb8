import { cutText, storableText, transferLimits } from '@staffel/shared-api/rules'
import { csvCell } from '../csv-cell.ts'
import { csvSeparator } from '../csv-separator.ts'
import { decodeText } from '../decode-text.ts'
import type { TableRow } from './table.types.ts'
import { UnreadableFile } from './unreadable-file.ts'

export interface CsvTable {
  readonly rows: readonly TableRow[]
  readonly separator: string
}

/** The rows of a CSV file in whatever encoding, without the empty ones. */
export function csvTable(bytes: Uint8Array): CsvTable {
  const text = storableText(decodeText(bytes).replace(/^\uFEFF/, ''))
  const separator = csvSeparator(text)
  const rows: TableRow[] = []
  let cells: string[] = []
  let row = 1
  let at = 0
  while (at <= text.length) {
    const cell = csvCell(text, at, separator)
    if (cells.length < transferLimits.columns) cells.push(cutText(cell.text, transferLimits.cell))
    at = cell.next + 1
    if (text[cell.next] === separator) continue
    if (text[cell.next] === '\r' && text[at] === '\n') at += 1
    if (cells.some((each) => each.trim() !== '')) rows.push({ row, cells })
    if (rows.length > transferLimits.rows + 1) throw new UnreadableFile('tooManyRows')
    cells = []
    row += 1
  }
  const first = rows[0]?.cells
  const named = first?.length === 1 && String(first[0]).startsWith('sep=')
  return { rows: named ? rows.slice(1) : rows, separator }
}
