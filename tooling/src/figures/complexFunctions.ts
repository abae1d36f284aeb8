import { complexities } from './complexities.ts'
import type { Source } from './sources.ts'

export const mostComplexity = 15

export interface ComplexFunctions {
  readonly functions: number
  readonly worst: number
}

/** How many functions of a file are more complex than they may be, and the worst of them; null where none is. */
export function complexFunctions(source: Source): ComplexFunctions | null {
  const over = complexities(source).filter((complexity) => complexity > mostComplexity)
  return over.length === 0 ? null : { functions: over.length, worst: Math.max(...over) }
}
