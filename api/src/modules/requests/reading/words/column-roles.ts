import { dutch } from './lists/dutch.ts'
import { english } from './lists/english.ts'
import type { ColumnNames } from './lists/word-lists.types.ts'
import { words } from './words.ts'

export type ColumnRole = keyof ColumnNames

/** What the name of a column says about its cells. Of a name with two meanings the later one here holds. */
export const columnRoles: ReadonlyMap<string, ColumnRole> = new Map(
  [english, dutch].flatMap(({ columns }) => [
    ...named(columns.other, 'other'),
    ...named(columns.position, 'position'),
    ...named(columns.size, 'size'),
    ...named(columns.goods, 'goods'),
    ...named(columns.code, 'code'),
    ...named(columns.unit, 'unit'),
    ...named(columns.quantity, 'quantity'),
  ]),
)

/** `aantal: 24`, `qty 24`. Without a mark behind it `st` is a unit of what stands before, `st: 24` is not. */
export const isQuantityLabel = (folded: string, isMarked: boolean): boolean =>
  columnRoles.get(folded) === 'quantity' && (isMarked || !words.pieces.has(folded))

function named(names: readonly string[], role: ColumnRole): (readonly [string, ColumnRole])[] {
  return names.map((name) => [name, role] as const)
}
