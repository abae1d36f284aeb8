import headerWords from './header-words.json'
import { readNumber } from './readNumber.ts'

export type PastedField = 'sku' | 'description' | 'quantity' | 'unitPrice'
/** In which column each field stands. */
export type Columns = Readonly<Partial<Record<PastedField, number>>>

const fields: readonly PastedField[] = ['sku', 'description', 'quantity', 'unitPrice']
const words: Readonly<Record<PastedField, readonly string[]>> = headerWords

/** What the first row names its columns; empty when it is a row like the others. */
export function headerOf([first = []]: readonly (readonly string[])[]): Columns {
  const named: Partial<Record<PastedField, number>> = {}
  for (const field of fields) {
    const at = first.findIndex((cell) => words[field].includes(cell.toLowerCase().replace(/[.:]/g, '')))
    if (at >= 0) named[field] = at
  }
  // A product may be called Item; two such words are a head.
  return Object.keys(named).length > 1 ? named : {}
}

/** The columns that an article number may stand in. */
export function numberColumns(rows: readonly (readonly string[])[], header: Columns): readonly number[] {
  if (header.sku !== undefined) return [header.sku]
  const taken = Object.values(header)
  return indexes(rows).filter((column) => !taken.includes(column) && share(rows, column, isCode) >= 0.5)
}

/** What each column holds: as its head says, otherwise by what stands in it. */
export function recognise(
  rows: readonly (readonly string[])[],
  header: Columns,
  isKnown: (sku: string) => boolean,
): Columns {
  const taken = new Set(Object.values(header))
  const free = indexes(rows).filter((column) => !taken.has(column) && !isCounter(rows, column))
  const isNumeric = (column: number) => share(rows, column, (cell) => readNumber(cell, 2) !== null) >= 0.8
  const sku = header.sku ?? most(free, known)
  const others = free.filter((column) => column !== sku)
  const numbers = others.filter(isNumeric)
  const texts = others.filter((column) => !numbers.includes(column))
  const code = sku ?? (texts.length > 1 ? texts.find((column) => share(rows, column, isCode) >= 0.8) : undefined)
  const prices = numbers.filter((column) => share(rows, column, isAmount) >= 0.8)
  const quantity = header.quantity ?? numbers.find((column) => !prices.includes(column)) ?? prices.at(-2)
  const rest = numbers.filter((column) => column !== quantity)
  return {
    sku: code,
    description:
      header.description ??
      most(
        texts.filter((column) => column !== code),
        (column) => average(rows, column),
      ),
    quantity,
    unitPrice: header.unitPrice ?? rest.find((column) => prices.includes(column)) ?? rest[0],
  }

  /** A quantity may by chance be the number of a product; most of a column not. */
  function known(column: number): number {
    const part = share(rows, column, isKnown)
    return isNumeric(column) && part < 0.5 ? 0 : part
  }
}

function indexes(rows: readonly (readonly string[])[]): number[] {
  const length = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0)
  return Array.from({ length }, (_, column) => column)
}

function filled(rows: readonly (readonly string[])[], column: number): string[] {
  return rows.flatMap((cells) => cells[column] || [])
}

/** Which part of the cells that hold something are so. */
function share(rows: readonly (readonly string[])[], column: number, is: (cell: string) => boolean): number {
  const cells = filled(rows, column)
  return cells.length === 0 ? 0 : cells.filter(is).length / cells.length
}

function average(rows: readonly (readonly string[])[], column: number): number {
  const cells = filled(rows, column)
  return cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(cells.length, 1)
}

/** The one with the most of it; undefined when none has any. */
function most(columns: readonly number[], amount: (column: number) => number): number | undefined {
  const best = columns.reduce<number | undefined>(
    (found, column) => (found === undefined || amount(column) > amount(found) ? column : found),
    undefined,
  )
  return best !== undefined && amount(best) > 0 ? best : undefined
}

/** One word with a digit in it. */
function isCode(cell: string): boolean {
  return cell.length <= 100 && /\d/.test(cell) && !/\s/.test(cell)
}

/** Written as money is. */
function isAmount(cell: string): boolean {
  return cell.includes('€') || /[.,]\d\d$/.test(cell)
}

/** 1, 2, 3: the rows were numbered. */
function isCounter(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = filled(rows, column)
  return cells.length > 1 && cells.every((cell, index) => cell === String(index + 1))
}
