import { Type, type Static } from 'typebox'
import { Nullable, Strict, Words } from '../kit/schemaKit.ts'
import { searchTypes } from './rules/search.rules.ts'

export type { SearchType } from './rules/search.rules.ts'

/** Rows of one type. */
export const mostFound = 5

export const FoundRow = Strict({
  /** What stands for `:id` in the path of its type. */
  id: Type.String(),
  label: Type.String(),
  detail: Nullable(Type.String()),
})
export type FoundRow = Static<typeof FoundRow>

export const FoundRows = Strict({
  type: Words(searchTypes),
  rows: Type.Array(FoundRow, { maxItems: mostFound }),
})
export type FoundRows = Static<typeof FoundRows>
