import { parseDecimal } from '@staffel/shared-ui/format'

/** The longest unit that people write behind a quantity: `meter`, `stuks`. */
const longestUnit = 7

/** A quantity or a price as it stands in a cell: `1.250`, `€ 0,24`, `40 st`. Null: no number, or below 0. */
export function readNumber(cell: string, decimals: number): number | null {
  const unit = cell.search(/[a-z]/i)
  const number = unit > 0 && isUnit(cell.slice(unit)) ? cell.slice(0, unit) : cell
  const value = parseDecimal(number, decimals)
  return value === null || value < 0 ? null : value
}

function isUnit(text: string): boolean {
  return text.length <= longestUnit && /^[a-z]+[23²³]?\.?$/i.test(text)
}
