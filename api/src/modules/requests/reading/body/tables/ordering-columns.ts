import type { ColumnRole } from '../../words/column-roles.ts'
import { fold } from '../../words/fold.ts'
import { quantityOf } from './quantity-of.ts'
import type { TableCell, TableRow } from './table.types.ts'

/** What orders before what only counts: that is what is needed, or stands in one of several. Of equals the first. */
const ordering =
  /^(?:te bestellen|bestellen|besteld|bestelaantal|bestelhoeveelheid|(?:totaal )?aantal te bestellen|gewenst|order|to order|wanted)(?: |$)|^(?:qty|quantity|aantal) (?:to order|ordered|gewenst|besteld|te bestellen)/
const total = /^(?:totaal|total)(?: |$)| (?:totaal|total)$/
const needed = /^(?:benodigd|nodig|required|needed)(?: |$)| (?:benodigd|nodig|required|needed)$/
const each = /(?:^| )(?:per|p|each|elk)(?: |$)/

const money = /prij[sz]|price|bedrag|amount|euro?(?: |$)/

const rankOf = (name: string): number =>
  ordering.test(name) ? 0 : each.test(name) ? 4 : total.test(name) ? 1 : needed.test(name) ? 3 : 2

/** Columns that may hold how many are asked for, by their names, the one that orders first. */
export function orderingColumns(
  names: readonly TableCell[],
  roles: readonly (ColumnRole | null)[],
  body: readonly TableRow[],
): number[] {
  const folded = names.map(({ text }) =>
    text.length > 60
      ? ''
      : fold(text)
          .replace(/[^\p{L}\d#/]+/gu, ' ')
          .trim(),
  )
  const counted = roles.flatMap((role, column) => (role === 'quantity' ? [column] : []))
  const isPriced = folded.some((name) => money.test(name))
  const others = folded.flatMap((name, column) =>
    !(isPriced && total.test(name)) && isCountNamedSo(name, roles[column] ?? null) && isCount(column, counted, body)
      ? [column]
      : [],
  )
  return [...counted, ...others].sort(
    (one, other) => rankOf(folded[one] ?? '') - rankOf(folded[other] ?? '') || one - other,
  )
}

/** `Totaal` is a sum of money and `Order` a reference, until their cells say that they count. */
const isCountNamedSo = (name: string, role: ColumnRole | null): boolean =>
  role !== 'quantity' && /^(?:totaal|total|order|per (?:stuk|unit|woning|set|huis|house))$/.test(name)

/** Whole numbers that differ by row, none less than another count of its row where there is one. */
function isCount(column: number, counted: readonly number[], body: readonly TableRow[]): boolean {
  const rows = body.slice(0, 50).flatMap(({ cells }) => {
    const value = quantityOf(cells[column])?.value
    return value === undefined
      ? []
      : [{ value, others: counted.flatMap((other) => quantityOf(cells[other])?.value ?? []) }]
  })
  const isWhole = rows.every(({ value }) => Number.isInteger(value) && value < 100_000)
  const differs = rows.length < 2 || rows.some(({ value }) => value !== rows[0]?.value)
  return (
    rows.length > 0 &&
    isWhole &&
    differs &&
    rows.every(({ value, others }) => others.every((other) => value % other === 0 || other % value === 0))
  )
}
