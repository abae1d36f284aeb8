import { keepNewest } from '../../system/keep-newest.ts'

/** Enough for every list that people page through within a minute. */
const mostLists = 1000
const keptFor = 60_000

/** Which lists hold far more than counting goes to. */
export interface KnownMany {
  has(list: string): boolean
  add(list: string): void
}

/**
 * Remembers for a minute that a list need not be counted: each page of it would count to ten thousand to say the same
 * again.
 */
export function knownMany(now: () => Date): KnownMany {
  const until = new Map<string, number>()
  return {
    has: (list) => (until.get(list) ?? 0) > now().getTime(),
    add(list) {
      keepNewest(until, list, now().getTime() + keptFor, mostLists)
    },
  }
}
