/**
 * Keeps a value as the newest of a memory that holds `most` of them; the oldest goes where there are more. To be called
 * newest again, one that is there already is kept anew.
 */
export function keepNewest<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value, most: number): void {
  memory.delete(key)
  memory.set(key, value)
  for (const oldest of memory.keys()) {
    if (memory.size <= most) return
    memory.delete(oldest)
  }
}
