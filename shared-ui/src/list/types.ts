import type { ReactNode } from 'react'

export type SortDirection = 'asc' | 'desc'

export interface Sort {
  key: string
  direction: SortDirection
}

/** One column of a `DataTable`, and its place on the card that a row becomes on a phone. */
export interface Column<Row> {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /**
   * `title` links to the row; `subtitle` stands below it, `status` beside it, `amount` large at the foot;
   * `meta` is a line with the column's title; `hidden` is left out on a phone.
   */
  card: 'title' | 'subtitle' | 'status' | 'amount' | 'meta' | 'hidden'
  /** Amounts and counts stand at the end, with digits of equal width. */
  align?: 'start' | 'end'
  width?: number | string
  /** From which width the column is shown: `medium` 900 px of the table, `wide` 1120, `widest` 1240; else always. */
  from?: 'medium' | 'wide' | 'widest'
  /** The server's key for sorting by this column; without it the header does not sort. */
  sortKey?: string
}

/** One entry of a row's menu. */
export interface RowAction {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Why it is disabled; shown as a tooltip. */
  hint?: string
  /** A separator above. */
  divided?: boolean
  onSelect: () => void
}

export interface Choice {
  value: string
  label: string
}

export interface SelectFilter {
  id: string
  label: string
  value: string
  options: readonly Choice[]
  onChange: (value: string) => void
  /** The value that filters nothing; `all`. */
  neutral?: string
  /** Long lists get a search box. */
  search?: { placeholder: string; empty: string }
  /** Options are still to come: what is chosen may have no name yet, and is not shown as the number that it is. */
  loading?: boolean
  disabled?: boolean
}

/** How many rows there are, as far as was counted. */
export interface Count {
  count: number
  /** There are more. */
  capped: boolean
}

/** The statuses of a list, `all` first. */
export interface StatusFilter {
  /** What the statuses are of; "Status" without. */
  label?: string
  value: string
  /** A count is left out until it is known. */
  options: readonly (Choice & { count?: Count })[]
  onChange: (value: string) => void
}

export interface DateFilter {
  /** `none` means no date filter. */
  field: string
  fields: readonly Choice[]
  /** `YYYY-MM-DD` or empty, both ends included. */
  from: string
  till: string
  onChange: (next: { field: string; from: string; till: string }) => void
}

export interface SortFilter {
  sort: Sort
  options: readonly Choice[]
  /** Called with the chosen key; choosing the active one again means the other direction. */
  onSort: (key: string) => void
}
