import { dutch } from './lists/dutch.ts'
import { english } from './lists/english.ts'

/** 1 to 12 of every name of a month. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  [dutch, english].flatMap(({ months }) =>
    months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
  ),
)
