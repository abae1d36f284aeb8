import { dutch } from './lists/dutch.ts'
import { english } from './lists/english.ts'
import type { ColumnNames } from './lists/word-lists.types.ts'

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

function named(names: readonly string[], role: ColumnRole): (readonly [string, ColumnRole])[] {
  return names.map((name) => [name, role] as const)
}
