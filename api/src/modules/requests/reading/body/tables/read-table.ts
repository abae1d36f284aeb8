import type { DraftLine } from '../../lines/draft-line.types.ts'
import { evidenceOf } from '../../grammar/evidence/goods-evidence.ts'
import { isRefused } from '../../grammar/evidence/is-refused.ts'
import { readClauses } from '../../grammar/read-clause.ts'
import { tokenise } from '../../grammar/tokens/tokenise.ts'
import { collapse } from '../../words/collapse.ts'
import { fold } from '../../words/fold.ts'
import { words } from '../../words/words.ts'
import { findColumns, roleOf, type Columns } from './find-columns.ts'
import { quantityOf } from './quantity-of.ts'
import type { TableCell, TableRow } from './table.types.ts'

/** The requested lines in a table: of a request form, a spreadsheet, or drawn in plain text. */
export function readTable(rows: readonly TableRow[], english: boolean): DraftLine[] {
  const columns = findColumns(rows)
  if (!columns) return rows.flatMap((row) => readLooseRow(row, english))
  const body = rows.slice(columns.firstRow).filter((row) => !isTotal(row) && !isHeader(row))
  const quantified = body.some(({ cells }) => quantityOf(cells[columns.quantity], english) !== null)
  const lines: DraftLine[] = []
  let heading: string | null = null
  for (const row of body) {
    const line = readRow(row, columns, { english, heading, quantified })
    const filled = row.cells.filter(({ text }) => text !== '')
    if (line) lines.push(line)
    else if (filled.length === 1 && filled[0] && /\p{L}{2}/u.test(filled[0].text))
      heading = filled[0].text.replace(/:\s*$/, '')
  }
  return lines
}

interface RowContext {
  readonly english: boolean
  readonly heading: string | null
  readonly quantified: boolean
}

function readRow(row: TableRow, columns: Columns, { english, heading, quantified }: RowContext): DraftLine | null {
  const quantity = quantityOf(row.cells[columns.quantity], english)
  const kept = row.cells.filter((cell, column) => !columns.left.has(column) && cell.text !== '')
  const described = row.cells.filter(
    (cell, column) =>
      cell.text !== '' && column !== columns.quantity && column !== columns.unit && !columns.left.has(column),
  )
  if (
    !described.some(({ text }) => /[\p{L}\d]{2}/u.test(text)) ||
    (!quantity && quantified) ||
    isRefused(row.cells.map(({ text }) => text).join(' '))
  )
    return null
  if (!quantity && !hasWrittenEmpty(row.cells[columns.quantity])) return null
  const text = collapse(kept.map((cell) => cell.text).join(' '))
  const named = tokenise(described.map((cell) => cell.text).join(' '), english).some((token) =>
    ['goods', 'unknown'].includes(evidenceOf(token)),
  )
  const unit =
    quantity?.unit ??
    (columns.unit === null ? columns.statedUnit : fold(row.cells[columns.unit]?.text ?? '') || columns.statedUnit)
  return {
    searchLine: named || heading === null ? text : `${heading} / ${text}`,
    quantity: quantity?.value ?? 1,
    quantityAssumed: quantity === null,
    unit: unit || null,
    confidence: isDoubted(row, columns, english) ? 'low' : 'high',
    start: row.start,
    end: row.end,
  }
}

/** Two columns count, and say different things. */
function isDoubted({ cells }: TableRow, { quantity, rival }: Columns, english: boolean): boolean {
  const other = rival === null ? null : quantityOf(cells[rival], english)
  return other !== null && other.value !== quantityOf(cells[quantity], english)?.value
}

/** Zero, a dash or `n.v.t.` in the quantity's place says that none is wanted. */
const hasWrittenEmpty = (cell: TableCell | undefined): boolean => !cell || cell.text === ''

/** Without known columns a row is a line like any other. */
function readLooseRow(row: TableRow, english: boolean): DraftLine[] {
  const text = row.cells
    .map((cell) => cell.text)
    .filter((cell) => cell !== '')
    .join('  ')
  return readClauses(text, { english, list: true }).map(({ start, end, quantity, unit, sure }) => ({
    searchLine: collapse(text.slice(start, end)),
    quantity,
    quantityAssumed: false,
    unit,
    confidence: sure ? 'high' : 'low',
    start: row.start,
    end: row.end,
  }))
}

function isTotal({ cells }: TableRow): boolean {
  const [first] = cells.filter(({ text }) => text !== '')
  return first !== undefined && words.totals.has(fold(first.text).split(/[^\p{L}]/u)[0] ?? '')
}

const isHeader = ({ cells }: TableRow): boolean => {
  const filled = cells.filter(({ text }) => text !== '')
  return filled.length >= 2 && filled.every(({ text }) => roleOf(text) !== null)
}
