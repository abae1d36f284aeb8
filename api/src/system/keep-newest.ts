/** Where the oldest of a memory are taken from. From its beginning, each would be found behind all that went before. */
const oldestOf = new WeakMap<Map<unknown, unknown>, MapIterator<unknown>>()

/**
 * Keeps a value as the newest of a memory that holds `most` of them; the oldest goes where there are more. To be called
 * newest again, one that is there already is kept anew.
 */
export function keepNewest<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value, most: number): void {
  memory.delete(key)
  memory.set(key, value)
  if (memory.size <= most) return
  const oldest = oldestOf.get(memory) ?? memory.keys()
  oldestOf.set(memory, oldest)
  for (const gone of oldest) {
    memory.delete(gone as Key)
    if (memory.size <= most) return
  }
}
