import type { OfferItem } from '@staffel/shared-api/contract'
import { hasAmount } from '../../draft/draftLines.ts'
import type { CellField, CellPlace } from './cell.types.ts'

/** The cells of a line that are typed in, from left to right. */
export function cellsOf(line: OfferItem, mayPrice: boolean): readonly CellField[] {
  if (!hasAmount(line)) return []
  return mayPrice ? ['description', 'quantity', 'unitPrice', 'discountPct'] : ['description', 'quantity']
}

/** The same cell of the next line that has it; null below the last one. */
export function cellBelow(lines: readonly OfferItem[], { id, field }: CellPlace, mayPrice: boolean): CellPlace | null {
  const at = lines.findIndex((line) => line.id === id)
  const below = lines.find((line, index) => index > at && cellsOf(line, mayPrice).includes(field))
  return below ? { id: below.id, field } : null
}

/** The cell after this one, or before it, over all lines; null outside them. */
export function cellBeside(
  lines: readonly OfferItem[],
  { id, field }: CellPlace,
  step: 1 | -1,
  mayPrice: boolean,
): CellPlace | null {
  const all = lines.flatMap((line) => cellsOf(line, mayPrice).map((of) => ({ id: line.id, field: of })))
  const at = all.findIndex((place) => place.id === id && place.field === field)
  return all[at + step] ?? null
}
