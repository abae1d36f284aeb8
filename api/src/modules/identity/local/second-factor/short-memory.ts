import { randomBytes } from 'node:crypto'
import { keepNewest } from '../../../../system/keep-newest.ts'

export interface ShortMemory<Value> {
  /** Answers the key that nobody guesses. */
  keep(value: Value): string
  /** Null when there is none, or its time is over. */
  find(key: unknown): Value | null
  forget(key: unknown): void
}

/** The oldest is forgotten beyond this. */
const remembered = 1000

/** What one step of a sign-in leaves for the next one; a restart begins anew. */
export function shortMemory<Value>(lifetime: number, now: () => Date): ShortMemory<Value> {
  const kept = new Map<unknown, { readonly value: Value; readonly until: number }>()
  return {
    keep(value) {
      const key = randomBytes(30).toString('base64url')
      keepNewest(kept, key, { value, until: now().getTime() + lifetime }, remembered)
      return key
    },
    find(key) {
      const found = kept.get(key)
      return found && now().getTime() < found.until ? found.value : null
    },
    forget: (key) => void kept.delete(key),
  }
}
