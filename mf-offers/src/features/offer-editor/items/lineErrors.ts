import type { FieldErrors } from '../draft/fieldErrors.ts'
import type { CellField } from './cells/cell.types.ts'

/** What is wrong with each cell of a line, and with what has none. */
export type LineErrors = Readonly<Record<CellField | 'other', readonly string[]>>

/** What is wrong with the line at this place, by the cell that it is about as far as there is one. */
export function lineErrors(errors: FieldErrors, index: number, cells: readonly CellField[]): LineErrors {
  const path = `offer.items.${index}` as const
  const at = (field: CellField) => (cells.includes(field) ? errors.within(`${path}.${field}`) : [])
  const placed = {
    description: at('description'),
    quantity: at('quantity'),
    unitPrice: at('unitPrice'),
    discountPct: at('discountPct'),
  }
  const told = new Set(Object.values(placed).flat())
  return { ...placed, other: errors.within(path).filter((message) => !told.has(message)) }
}
