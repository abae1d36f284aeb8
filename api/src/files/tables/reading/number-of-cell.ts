import type { Language } from '@staffel/shared-api/contract'
import { parseDecimal } from '@staffel/shared-api/rules'
import type { TableCell, TableRow } from './table.types.ts'

/** How a file writes numbers: `1.234,5` or `1,234.5`. */
export type NumberStyle = Language

/** Null: no number. What a spreadsheet computes is rounded where its own precision ends. */
export function numberOfCell(cell: TableCell, style: NumberStyle): number | null {
  return typeof cell === 'number' ? Number(cell.toPrecision(15)) : parseDecimal(cell, style)
}

const dutch = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+),\d+$/
const english = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d+$/

/**
 * `1.250` is a thousand to one and one and a bit to the other: the numbers of a file that can only be read in one way
 * say how the others are meant, and where there is none of those, what stands between its cells.
 */
export function numberStyle(rows: readonly TableRow[], columns: readonly number[], separator: string): NumberStyle {
  let [nl, en] = [0, 0]
  for (const { cells } of rows)
    for (const column of columns) {
      const cell = cells[column]
      const text = typeof cell === 'string' ? cell.trim() : ''
      // Three decimals behind one mark may be thousands.
      if (text.length > 40 || /^-?\d{1,3}[.,]\d{3}$/.test(text)) continue
      if (dutch.test(text)) nl += 1
      if (english.test(text)) en += 1
    }
  if (nl !== en) return nl > en ? 'nl' : 'en'
  return separator === ',' ? 'en' : 'nl'
}
