import type { ColumnField, PrimaryField } from './merge-columns.ts'

export interface Turn<T> {
  readonly was: T
  readonly now: T
}

/** What a merge made of the customer that stays. */
export interface MergeChanges {
  readonly columns: Partial<Record<ColumnField, Turn<string | number | null>>>
  /** Which of its rows is the primary one. */
  readonly primaries: Partial<Record<PrimaryField, Turn<number | null>>>
  /** The two have each other's. */
  readonly logos: Turn<string> | null
}
