import { cutText, textOfCell } from '@staffel/shared-api/rules'
import { catalogues } from '../../../texts/catalogues.ts'
import { text, type Text } from '../../../texts/text.ts'
import { numberOfCell, type NumberStyle } from './number-of-cell.ts'
import type { TableCell } from './table.types.ts'

export interface CellStyle {
  readonly numbers: NumberStyle
  readonly dayShift: number
}

/** A cell that means something else than it should. */
export class CellProblem {
  readonly message: Text

  constructor(message: Text) {
    this.message = message
  }
}

export type ReadCell = (cell: TableCell, style: CellStyle) => unknown

/** As it stands there: a code that a spreadsheet keeps as a number is its digits. */
export function words(cell: TableCell): string {
  if (typeof cell === 'string') return textOfCell(cell).trim()
  return Number.isSafeInteger(cell) ? cell.toFixed(0) : String(Number(cell.toPrecision(15)))
}

export function figure(cell: TableCell, { numbers }: CellStyle): number | CellProblem {
  const number = numberOfCell(cell, numbers)
  if (number === null) return new CellProblem(text('transfer.problem.number', { value: shown(cell) }))
  return Number(number.toFixed(3)) === number ? number : new CellProblem(text('transfer.problem.threeDecimals'))
}

/** Never rounded: a price that cents cannot hold wants another price unit. */
export function price(cell: TableCell, { numbers }: CellStyle): number | CellProblem {
  const number = numberOfCell(cell, numbers)
  if (number === null) return new CellProblem(text('transfer.problem.number', { value: shown(cell) }))
  return Number(number.toFixed(2)) === number ? number : new CellProblem(text('transfer.problem.cents'))
}

export function yesOrNo(cell: TableCell): boolean | CellProblem {
  const said = saidAs(cell, ['yes', 'no'])
  if (said !== null) return said === 'yes'
  const word = shown(cell).toLowerCase()
  if (['true', 'waar', '1', 'x', 'j', 'y'].includes(word)) return true
  if (['false', 'onwaar', '0', 'n'].includes(word)) return false
  return new CellProblem(text('transfer.problem.yesOrNo', { value: shown(cell) }))
}

const written = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/

/** `2026-12-31`, `31-12-2026`, and what a spreadsheet keeps of a day: how many it is since the end of 1899. */
export function day(cell: TableCell, { dayShift }: CellStyle): string | CellProblem {
  if (typeof cell === 'number') {
    const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(cell + dayShift) * 86_400_000)
    if (cell > 0 && cell < 200_000) return date.toISOString().slice(0, 10)
    return new CellProblem(text('field.format.date'))
  }
  const typed = cell.trim()
  const [, dayOfMonth = '', month = '', year = ''] = written.exec(typed) ?? []
  return year === '' ? typed.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
}

type Word = keyof typeof catalogues.nl.transfer.word

export function oneOf(...choices: readonly Word[]): ReadCell {
  return (cell) => saidAs(cell, choices) ?? new CellProblem(text('transfer.problem.word', { value: shown(cell) }))
}

/** A word of the contract, or what a language calls it. */
export function saidAs<W extends Word>(cell: TableCell, choices: readonly W[]): W | null {
  const word = shown(cell).toLowerCase()
  const meant = (choice: W) =>
    word === choice || Object.values(catalogues).some(({ transfer }) => transfer.word[choice] === word)
  return choices.find(meant) ?? null
}

export const shown = (cell: TableCell): string => cutText(String(cell).trim(), 60)
