import { dutchDecimal } from '@staffel/shared-api/rules'
import type { CellKind, FileCell } from './file-cell.types.ts'

/** A cell as Dutch spreadsheets read it in CSV: days as 31-12-2026, prices with both decimals. */
export function csvCellOf(cell: FileCell, kind: CellKind | undefined): FileCell {
  if (kind === 'day' && typeof cell === 'string') return cell.split('-').toReversed().join('-')
  if (kind === 'price' && typeof cell === 'number') return dutchDecimal(cell, 2)
  return cell
}
