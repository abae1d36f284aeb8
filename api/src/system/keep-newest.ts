/** Where the oldest of a memory are taken from. From its beginning, each would be found behind all that went before. */
const oldestOf = new WeakMap<Map<unknown, unknown>, MapIterator<unknown>>()

/**
 * Keeps a value as the newest of a memory that holds `most` of them; the oldest goes where there are more. To be called
 * newest again, one that is there already is kept anew.
 */
export function keepNewest<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value, most: number): void {
  memory.delete(key)
  memory.set(key, value)
  while (memory.size > most) {
    const oldest = oldestOf.get(memory) ?? memory.keys()
    const { value: gone, done } = oldest.next()
    if (done) oldestOf.delete(memory)
    else oldestOf.set(memory, oldest)
    memory.delete(gone as Key)
  }
}
