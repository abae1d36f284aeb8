import type { Column, RowAction, Sort } from '../types.ts'

export interface RowSelection {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Keys of rows that cannot be selected. */
  disabled?: ReadonlySet<string>
  /** A click anywhere in a row selects it; for rows that lead nowhere. */
  byRow?: boolean
}

export interface DataTableProps<Row> {
  /** What the rows are: "Offers". */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** How a row is called in the names of its menu and checkbox. */
  rowName: (row: Row) => string
  /** Where a row leads; its title becomes a link, and the whole row follows it. */
  rowHref?: (row: Row) => string
  rowActions?: (row: Row) => readonly RowAction[]
  /** The pointer or the keyboard is on a row: what it leads to may be fetched ahead. */
  onRowIntent?: (row: Row) => void
  /** `warning` marks a row that asks for attention. */
  rowTone?: (row: Row) => 'normal' | 'warning'
  sort?: Sort
  onSort?: (key: string) => void
  selection?: RowSelection
  /** While newer rows are on their way: the old ones stay, paler. */
  busy?: boolean
}
