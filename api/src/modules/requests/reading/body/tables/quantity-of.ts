import { readNumber } from '../../grammar/tokens/read-number.ts'
import { wordValue } from '../../grammar/tokens/number-words.ts'
import { fold } from '../../words/fold.ts'
import { words } from '../../words/words.ts'
import type { TableCell } from './table.types.ts'

export interface CellQuantity {
  readonly value: number
  readonly unit: string | null
}

/** A longer text is no quantity. */
const longest = 80

/** The quantity in a cell that holds nothing else: `24`, `1.250`, `400,00`, `24 st`, `12x`. */
export function quantityOf(cell: TableCell | undefined, english = false): CellQuantity | null {
  if (!cell || cell.text === '' || cell.text.length > longest) return null
  if (cell.value !== undefined)
    return cell.value > 0 && cell.value < 10_000_000 ? { value: cell.value, unit: null } : null
  const [, prefix = '', number = '', unit = ''] =
    /^(?:ca\.?|circa|±|~)?\s*(?:(\p{L}{1,6})\.?\s*|\.\s*)?((?:\d{1,3}(?:[.,'\s]\d{3}){1,2}|\d{1,7})(?:[.,]\d{1,4})?|\d{0,3}[½¼¾])\s*([\p{L}][\p{L}\d²³¹.]{0,12})?$/u.exec(
      cell.text,
    ) ?? []
  const spelled = number === '' ? wordValue(fold(cell.text)) : null
  if (spelled !== null) return { value: spelled, unit: null }
  const unitWord = fold(unit === '' ? prefix : unit)
    .replace(/\.$/, '')
    .replace('²', '2')
    .replace('³', '3')
    .replace('¹', '1')
  if (
    number === '' ||
    (unitWord !== '' &&
      unitWord !== 'x' &&
      !words.pieces.has(unitWord) &&
      !words.packs.has(unitWord) &&
      !words.measures.has(unitWord))
  )
    return null
  const value = readNumber(number, {
    english,
    pieces: /^\d{1,3}[.,]\d{3}$/.test(number) ? !/^(?:m|m1|m2|m3|kg|l|ltr)$/.test(unitWord) : true,
  })
  return value === null || value <= 0 || value > 10_000_000
    ? null
    : { value, unit: unitWord === '' || unitWord === 'x' ? null : unitWord }
}
