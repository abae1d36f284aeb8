import { largest } from '../../lines/extremes.ts'
import { columnRoles, type ColumnRole } from '../../words/column-roles.ts'
import { fold } from '../../words/fold.ts'
import { words } from '../../words/words.ts'
import { orderingColumns } from './ordering-columns.ts'
import { quantityOf } from './quantity-of.ts'
import type { TableRow } from './table.types.ts'

export interface Columns {
  /** Index of the first row below the names; 0 when the table has none. */
  readonly firstRow: number
  readonly quantity: number
  /** Another column that could hold it: where it says another number, nobody can be sure. */
  readonly rival: number | null
  readonly unit: number | null
  /** Unit that the name of the quantity column states: `Aantal (st)`. */
  readonly statedUnit: string | null
  /** Columns that are no part of what is asked for. */
  readonly left: ReadonlySet<number>
}

/** Which column holds what; null when it cannot be told which one holds the quantity. */
export function findColumns(rows: readonly TableRow[]): Columns | null {
  return namedColumns(rows) ?? guessedColumns(rows)
}

/**
 * The role in the name of a column, such as `Aantal (st)` or `Qty.`; of one with more words by its first or last,
 * unless it has to be the whole name.
 */
export function roleOf(name: string, whole = false): ColumnRole | null {
  if (name.length > 40) return null
  const folded = fold(name)
    .replaceAll("'", '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[^\p{L}\d#/]+/gu, ' ')
    .trim()
  const parts = folded.split(' ')
  return (
    columnRoles.get(folded) ??
    (!whole && parts.length <= 3
      ? (columnRoles.get(parts[0] ?? '') ?? columnRoles.get(parts.at(-1) ?? ''))
      : undefined) ??
    null
  )
}

function namedColumns(rows: readonly TableRow[]): Columns | null {
  for (const [index, row] of rows.slice(0, 25).entries()) {
    const named = row.cells.map(({ text }) => (text === '' ? null : roleOf(text)))
    const counted = orderingColumns(row.cells, named, rows.slice(index + 1))
    const roles = named.map((role, column) => (counted.includes(column) ? ('quantity' as const) : role))
    const [quantity = -1, rival] = counted
    const others = roles.filter((role) => role !== null && role !== 'quantity').length
    if (
      quantity < 0 ||
      others === 0 ||
      !roles.some(
        (role) => role === 'goods' || role === 'code' || role === 'size' || role === 'unit' || role === 'position',
      )
    )
      continue
    const unit = roles.indexOf('unit')
    const stated =
      /\(([^)]{1,10})\)/.exec(row.cells[quantity]?.text ?? '')?.[1] ??
      fold(row.cells[quantity]?.text ?? '')
        .split(' ')
        .find((word) => words.pieces.has(word) || words.measures.has(word))
    const left = roles.flatMap((role, column) =>
      role === 'position' || role === 'other' || (role === 'quantity' && column !== quantity) ? [column] : [],
    )
    return {
      firstRow: index + 1,
      quantity,
      rival: rival ?? null,
      unit: unit < 0 ? null : unit,
      statedUnit: stated ?? null,
      left: new Set(
        left.length + 2 > row.cells.length && !roles.includes('goods')
          ? left.filter((column) => roles[column] === 'other')
          : left,
      ),
    }
  }
  return null
}

/** A table without names: the column with nothing but numbers that do not just count the rows. */
function guessedColumns(rows: readonly TableRow[]): Columns | null {
  const filled = rows.filter(({ cells }) => cells.filter(({ text }) => text !== '').length >= 2)
  if (filled.length < 2) return null
  const width = largest(
    filled.map(({ cells }) => cells.length),
    0,
  )
  const columns = Array.from({ length: width }, (_, column) => filled.map(({ cells }) => quantityOf(cells[column])))
  const whole = columns.flatMap((values, column) =>
    values.filter((value) => value !== null).length >= Math.max(2, filled.length * 0.6) ? [column] : [],
  )
  const counted = whole.filter((column) => !isNumbering(columns[column]?.map((value) => value?.value ?? null) ?? []))
  const numbering = whole.filter((column) => !counted.includes(column))
  const withUnit = counted.find((column) => columns[column]?.some((value) => (value?.unit ?? null) !== null))
  const integers = counted.filter((column) =>
    columns[column]?.every((value) => value === null || Number.isInteger(value.value)),
  )
  const amounts = integers.filter((column) => !isLengths(columns[column]?.map((value) => value?.value ?? null) ?? []))
  const quantity = withUnit ?? (amounts[0] === 0 ? 0 : amounts.at(-1)) ?? integers[0] ?? counted[0]
  const described = filled.some(({ cells }) =>
    cells.some(({ text }, column) => column !== quantity && /\p{L}{3}/u.test(text)),
  )
  if (quantity === undefined || !described) return null
  const unit = Array.from({ length: width }, (_, column) => column).find(
    (column) =>
      column !== quantity &&
      filled.filter(({ cells }) => isUnit(cells[column]?.text ?? '')).length >= filled.length * 0.6,
  )
  const prices = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column !== quantity && filled.some(({ cells }) => /[€$£]|,-$/.test(cells[column]?.text ?? '')),
  )
  return {
    firstRow: 0,
    quantity,
    rival: null,
    unit: unit ?? null,
    statedUnit: null,
    left: new Set([...numbering.filter((column) => column < quantity), ...prices]),
  }
}

const isUnit = (text: string): boolean => {
  const folded = fold(text).replace(/\.$/, '')
  return words.pieces.has(folded) || words.packs.has(folded) || words.measures.has(folded)
}

/** Lengths in millimetres. */
const isLengths = (values: readonly (number | null)[]): boolean =>
  values.every((value) => value === null || (value >= 600 && value % 10 === 0))

/** 1, 2, 3 or 10, 20, 30 from the first step on. */
function isNumbering(values: readonly (number | null)[]): boolean {
  const numbers = values.filter((value) => value !== null)
  const [first, second] = numbers
  if (first === undefined || second === undefined || numbers.length < 2) return false
  const step = second - first
  return step > 0 && (first === step || first === 1) && numbers.every((value, index) => value === first + index * step)
}
