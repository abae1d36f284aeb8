import type { ConflictRule } from '../sync/jobs/exact-jobs.tables.ts'

/** What Exact said the last time, and what stood here after that. */
export interface Before {
  readonly said: string | null
  readonly here: string | null
}

export interface Compared {
  readonly before: Before | undefined
  /** Of Exact now; null: no more. */
  readonly wanted: string | null
  /** What stands here now. */
  readonly here: string | null
  /** It stands where Exact is to write, made by a person. */
  readonly isOfSomebody: boolean
  readonly rule: ConflictRule
}

/**
 * `same`: it stands here already. `leave`: Exact did not change it. `write`: Exact is right.
 * `keep`: what stands here is. `ask`: a person says.
 */
export type Settled = 'same' | 'leave' | 'write' | 'keep' | 'ask'

export function settled({ before, wanted, here, isOfSomebody, rule }: Compared): Settled {
  if (wanted === here) return 'same'
  if (before && before.said === wanted) return 'leave'
  const isUntouched = before ? before.here === here && before.said === here : here === null
  if (isUntouched && !isOfSomebody) return 'write'
  return rule === 'exact' ? 'write' : rule === 'here' ? 'keep' : 'ask'
}
